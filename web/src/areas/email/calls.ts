import type { received } from '#contract';
import { answerOf } from '@/api/answer';
import { type Agreed, type Compared, client } from '@/api/client';
import { flagOf } from '@/ui/saving/flags';

const listUrls = async () => (await answerOf(client.GET('/email/urls'))).data;
const listServices = async () => (await answerOf(client.GET('/email/services'))).data;

/** The prefix of all keys of the area, because a renamed service changes wherever it is named. */
export const EMAIL_KEY = ['email'];

export const urlsQuery = { queryKey: [...EMAIL_KEY, 'urls'], queryFn: listUrls };
export const servicesQuery = { queryKey: [...EMAIL_KEY, 'services'], queryFn: listServices };

type Schemas = received['schemas'];
export type EmailUrl = Schemas['EmailUrl'];
export type EmailService = Schemas['EmailService'];
export type EmailConfig = Schemas['EmailConfig'];

export const configsQuery = (recordid: number) => ({
  queryKey: [...EMAIL_KEY, 'configs', recordid],
  queryFn: async () => (await answerOf(client.GET('/email/configs', { params: { header: { recordid } } }))).data,
});

/** The forms have choices as text. */
type UrlFields = Pick<EmailUrl, 'appname' | 'url' | 'apicode'> & { emailsrvlistid: string };

const urlBody = ({ emailsrvlistid, ...fields }: UrlFields) => ({ ...fields, emailsrvlistid: Number(emailsrvlistid) });

export const addUrl = (checked: Agreed, fields: UrlFields, postedby: string) =>
  answerOf(client.POST('/email/urls/addition', { checked, body: { Value: { ...urlBody(fields), postedby } } }));

/** For an update, too, `postedby` is the user who makes the change. */
export const updateUrl = (checked: Agreed & Compared, emailsrvurlid: number, fields: UrlFields, postedby: string) =>
  answerOf(
    client.POST('/email/urls/update', { checked, body: { Value: { emailsrvurlid, ...urlBody(fields), postedby } } }),
  );

interface ServiceFields {
  servername: string;
  isActive: string;
}

const serviceBody = ({ servername, isActive }: ServiceFields) => ({ servername, isActive: flagOf(isActive) });

export const addService = (checked: Agreed, fields: ServiceFields, postedby: string) =>
  answerOf(client.POST('/email/services/addition', { checked, body: { Value: { ...serviceBody(fields), postedby } } }));

export const updateService = (checked: Agreed & Compared, recordid: number, fields: ServiceFields, editby: string) =>
  answerOf(
    client.POST('/email/services/update', { checked, body: { Value: { recordid, ...serviceBody(fields), editby } } }),
  );

type ConfigFields = Pick<EmailConfig, 'key' | 'value'> & { active: string };

const configBody = ({ active, ...fields }: ConfigFields) => ({ ...fields, active: flagOf(active) });

export const addConfig = (checked: Agreed, emailsrvlistid: number | null, fields: ConfigFields, postedby: string) =>
  answerOf(
    client.POST('/email/configs/addition', {
      checked,
      body: { Value: { emailsrvlistid, ...configBody(fields), postedby } },
    }),
  );

export const updateConfig = (checked: Agreed & Compared, recordid: number, fields: ConfigFields, editby: string) =>
  answerOf(
    client.POST('/email/configs/update', { checked, body: { Value: { recordid, ...configBody(fields), editby } } }),
  );
