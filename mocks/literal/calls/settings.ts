import { adds, lists, openList, removes, type Saving, updates } from '../callBehaviour.ts';
import { type Calls, get, post } from '../calling.ts';
import { doctorAppFeature, emailConfig, emailService, emailUrl, memberAppFeature } from '../entities/accounts.ts';
import { type Entity, foundBy, rowsOf } from '../entity.ts';
import { isSuccessErrorMessage, successMessage } from '../replies.ts';
import type { Answers, Json, Row, World } from '../shapes.ts';

const ID = 'featcon_ID|featurerecid';
const VALUES = 'feature status=A|D|S remarks|cbmsg url';

const list = (of: Entity) => get('', lists(of, openList));
/** "one variant needs no token" */
const add = (of: Entity) => post(`${VALUES} postedby`, adds(of, isSuccessErrorMessage), { token: 'either' });
const update = (of: Entity) => post(`${ID} ${VALUES} editedby`, updates(of, isSuccessErrorMessage));
const remove = (of: Entity) => post(ID, removes(of, isSuccessErrorMessage));

/** console §7: Feature control. "(/featurecontrol and /featurecontrolaruga)": a set of calls for each. */
export const features: Calls = {
  listAgoraFeatures: list(memberAppFeature),
  addAgoraFeature: add(memberAppFeature),
  updateAgoraFeature: update(memberAppFeature),
  deleteAgoraFeature: remove(memberAppFeature),
  listAlagaMdFeatures: list(doctorAppFeature),
  addAlagaMdFeature: add(doctorAppFeature),
  updateAlagaMdFeature: update(doctorAppFeature),
  deleteAlagaMdFeature: remove(doctorAppFeature),
};

const SERVICE: Saving = { as: { servername: 'emailsrvname', isActive: 'active', recordid: '-' } };

/** The document uses `recordid` to identify a service, but does not say that the list always has it. */
function serviceMeant(id: Json | undefined, world: World): Row | undefined {
  return foundBy(emailService, 'recordid', id, world) ?? foundBy(emailService, 'emailsrvlistid', id, world);
}

const listsConfigs: Answers = {
  give: (request, world) => {
    const service = serviceMeant(request.headers.recordid, world);
    const ofService = (row: Row) => String(row.emailsrvlistid) === String(service?.emailsrvlistid);
    return lists(emailConfig, openList, ofService).give(request, world);
  },
  refuse: openList.no,
};

const updatesService: Answers = {
  give: (request, world) => {
    const { emailsrvlistid = '' } = serviceMeant(request.body.recordid, world) ?? {};
    const body = { ...request.body, emailsrvlistid };
    return updates(emailService, successMessage, SERVICE).give({ ...request, body }, world);
  },
  refuse: successMessage.no,
};

function nameOfService(row: Row, _asked: unknown, world: World): void {
  const service = rowsOf('emailServices', world).find(
    (known) => String(known.emailsrvlistid) === String(row.emailsrvlistid),
  );
  row.emailsrvname = service?.emailsrvname ?? '';
}

/** console §7: Email services */
export const email: Calls = {
  listEmailUrls: get('', lists(emailUrl, openList)),
  listEmailServices: get('', lists(emailService, openList)),
  updateEmailUrl: post(
    'emailsrvurlid emailsrvlistid appname url apicode postedby',
    updates(emailUrl, successMessage, { also: nameOfService }),
  ),
  addEmailUrl: post(
    'emailsrvlistid appname url apicode postedby',
    adds(emailUrl, successMessage, { also: nameOfService }),
  ),
  listEmailConfigs: get('recordid', listsConfigs),
  updateEmailService: post('recordid servername isActive editby', updatesService),
  addEmailService: post(
    'servername isActive postedby',
    adds(emailService, successMessage, {
      ...SERVICE,
      also: (row) => {
        row.recordid = 900 + Number(row.emailsrvlistid);
      },
    }),
  ),
  addEmailConfig: post(
    'emailsrvlistid key value active postedby',
    adds(emailConfig, successMessage, {
      also: (row, { body }) => {
        row.emailsrvlistid = body.emailsrvlistid ?? '';
      },
    }),
  ),
  updateEmailConfig: post('recordid key value active editby', updates(emailConfig, successMessage, { by: 'recordid' })),
};
