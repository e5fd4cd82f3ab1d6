import { defineArea } from '../../area';
import { NEVER, savedMomentOf } from '../../manilaTime';
import { ALREADY_THERE, DONE, findOrUnknown, isTaken, listed, nextId } from '../../records';
import { type EmailConfig, type EmailService, type EmailUrl, seedConfigs, seedServices, seedUrls } from './seed';

interface State {
  urls: EmailUrl[];
  services: EmailService[];
  configs: EmailConfig[];
}

const NO_SERVICE = { example: 'noService' } as const;

const posted = (postedby: string, now: number) => ({ posted: savedMomentOf(now), postedby, edit: NEVER, editby: '' });

const serviceIn = ({ services }: State, id: number) => services.find(({ emailsrvlistid }) => emailsrvlistid === id);
const configsOf = ({ configs }: State, id: number) => configs.filter(({ emailsrvlistid }) => emailsrvlistid === id);

export const email = defineArea<State>({
  name: 'email',
  seed: (now) => ({ urls: seedUrls(now), services: seedServices(now), configs: seedConfigs(now) }),
  empty: () => ({ urls: [], services: [], configs: [] }),
  handlers: {
    listEmailUrls: ({ state }) => listed(state.urls),
    addEmailUrl: ({ body, state, world }) => {
      const { postedby, ...fields } = body.Value;
      const service = serviceIn(state, fields.emailsrvlistid);
      if (!service) return NO_SERVICE;
      if (isTaken(state.urls, 'apicode', fields.apicode)) return ALREADY_THERE;
      state.urls.push({
        emailsrvurlid: nextId(state.urls, 'emailsrvurlid'),
        ...fields,
        emailsrvname: service.emailsrvname,
        ...posted(postedby, world.now()),
      });
      return DONE;
    },
    updateEmailUrl: ({ body, state, world }) => {
      const { emailsrvurlid, postedby, ...fields } = body.Value;
      return findOrUnknown(state.urls, 'emailsrvurlid', emailsrvurlid, (url) => {
        const service = serviceIn(state, fields.emailsrvlistid);
        if (!service) return NO_SERVICE;
        if (isTaken(state.urls, 'apicode', fields.apicode, url)) return ALREADY_THERE;
        const edited = { edit: savedMomentOf(world.now()), editby: postedby };
        Object.assign(url, { ...fields, ...edited, emailsrvname: service.emailsrvname } satisfies Partial<EmailUrl>);
        return DONE;
      });
    },
    listEmailServices: ({ state }) => listed(state.services),
    addEmailService: ({ body, state, world }) => {
      const { servername, isActive, postedby } = body.Value;
      if (isTaken(state.services, 'emailsrvname', servername)) return ALREADY_THERE;
      const recordid = nextId(state.services, 'recordid');
      const added = { recordid, emailsrvlistid: recordid, emailsrvname: servername, active: isActive };
      state.services.push({ ...added, ...posted(postedby, world.now()) });
      return DONE;
    },
    updateEmailService: ({ body, state, world }) => {
      const { recordid, servername, isActive, editby } = body.Value;
      return findOrUnknown(state.services, 'recordid', recordid, (service) => {
        if (isTaken(state.services, 'emailsrvname', servername, service)) return ALREADY_THERE;
        const edited = { edit: savedMomentOf(world.now()), editby };
        Object.assign(service, {
          emailsrvname: servername,
          active: isActive,
          ...edited,
        } satisfies Partial<EmailService>);
        for (const url of state.urls) if (url.emailsrvlistid === recordid) url.emailsrvname = servername;
        return DONE;
      });
    },
    listEmailConfigs: ({ headers, state }) =>
      listed(configsOf(state, Number(headers.recordid)).map(({ emailsrvlistid: _, ...config }) => config)),
    addEmailConfig: ({ body, state, world }) => {
      const { postedby, ...fields } = body.Value;
      if (!serviceIn(state, fields.emailsrvlistid)) return NO_SERVICE;
      if (isTaken(configsOf(state, fields.emailsrvlistid), 'key', fields.key)) return ALREADY_THERE;
      const emailsrvconfigid = nextId(state.configs, 'emailsrvconfigid');
      state.configs.push({ emailsrvconfigid, ...fields, ...posted(postedby, world.now()) });
      return DONE;
    },
    updateEmailConfig: ({ body, state, world }) => {
      const { recordid, editby, ...fields } = body.Value;
      return findOrUnknown(state.configs, 'emailsrvconfigid', recordid, (config) => {
        if (isTaken(configsOf(state, config.emailsrvlistid), 'key', fields.key, config)) return ALREADY_THERE;
        Object.assign(config, { ...fields, edit: savedMomentOf(world.now()), editby } satisfies Partial<EmailConfig>);
        return DONE;
      });
    },
  },
});
