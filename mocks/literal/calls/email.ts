import { adds, lists, openList, type Saving, updates } from '../callBehaviour.ts';
import { emailConfig, emailService, emailUrl } from '../entities/accounts.ts';
import { foundBy, rowsOf } from '../entity.ts';
import { successMessage } from '../replies.ts';
import type { Answers, Json, Row, Section, World } from '../shapes.ts';

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

export const email: Section = {
  title: 'console §7: Email services',
  calls: [
    {
      name: 'emailUrls',
      spec: 'console: "GET URL list"',
      method: 'GET',
      path: '/api/email/urls',
      sends: {},
      answers: lists(emailUrl, openList),
    },
    {
      name: 'emailServices',
      spec: 'console: "GET service list"',
      method: 'GET',
      path: '/api/email/services',
      sends: {},
      answers: lists(emailService, openList),
    },
    {
      name: 'updateEmailUrl',
      spec: 'console: "POST update URL {emailsrvurlid, emailsrvlistid, appname, url, apicode, postedby}"',
      method: 'POST',
      path: '/api/email/urls/update',
      sends: { body: 'emailsrvurlid emailsrvlistid appname url apicode postedby' },
      answers: updates(emailUrl, successMessage, { also: nameOfService }),
    },
    {
      name: 'addEmailUrl',
      spec: 'console: "POST add URL {emailsrvlistid, appname, url, apicode, postedby}"',
      method: 'POST',
      path: '/api/email/urls/add',
      sends: { body: 'emailsrvlistid appname url apicode postedby' },
      answers: adds(emailUrl, successMessage, { also: nameOfService }),
    },
    {
      name: 'emailConfigs',
      spec: 'console: "GET configs (header recordid)"',
      method: 'GET',
      path: '/api/email/configs',
      sends: { headers: 'recordid' },
      answers: listsConfigs,
    },
    {
      name: 'updateEmailService',
      spec: 'console: "POST update service {recordid, servername, isActive, editby}"',
      method: 'POST',
      path: '/api/email/services/update',
      sends: { body: 'recordid servername isActive editby' },
      answers: updatesService,
    },
    {
      name: 'addEmailService',
      spec: 'console: "POST add service {servername, isActive, postedby}"',
      method: 'POST',
      path: '/api/email/services/add',
      sends: { body: 'servername isActive postedby' },
      answers: adds(emailService, successMessage, {
        ...SERVICE,
        also: (row) => {
          row.recordid = 900 + Number(row.emailsrvlistid);
        },
      }),
    },
    {
      name: 'addEmailConfig',
      spec: 'console: "POST add config {emailsrvlistid, key, value, active, postedby}"',
      method: 'POST',
      path: '/api/email/configs/add',
      sends: { body: 'emailsrvlistid key value active postedby' },
      answers: adds(emailConfig, successMessage, {
        also: (row, { body }) => {
          row.emailsrvlistid = body.emailsrvlistid ?? '';
        },
      }),
    },
    {
      name: 'updateEmailConfig',
      spec: 'console: "POST update config {recordid, key, value, active, editby}. Responses: success, message"',
      method: 'POST',
      path: '/api/email/configs/update',
      sends: { body: 'recordid key value active editby' },
      answers: updates(emailConfig, successMessage, { by: 'recordid' }),
    },
  ],
};
