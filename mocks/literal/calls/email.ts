import { adds, lists, openList, type Saving, updates } from '../callBehaviour.ts';
import { type Calls, get, post } from '../calling.ts';
import { emailConfig, emailService, emailUrl } from '../entities/accounts.ts';
import { foundBy, rowsOf } from '../entity.ts';
import { successMessage } from '../replies.ts';
import type { Answers, Json, Row, World } from '../shapes.ts';

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
