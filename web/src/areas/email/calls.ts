import type { received } from '#contract';
import { answerOf } from '@/api/answer';
import { type Acting, client, type ReplacingAct } from '@/api/client';
import { flagOf } from '@/ui/saving/flags';
import { EMAIL_KEY } from './lists';

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

export const addUrl = (acting: Acting, fields: UrlFields, postedby: string) =>
  answerOf(acting.POST('/email/urls/addition', { body: { Value: { ...urlBody(fields), postedby } } }));

/** For an update, too, `postedby` is the user who makes the change. */
export const updateUrl = (replacing: ReplacingAct, emailsrvurlid: number, fields: UrlFields, postedby: string) =>
  answerOf(replacing.POST('/email/urls/update', { body: { Value: { emailsrvurlid, ...urlBody(fields), postedby } } }));

interface ServiceFields {
  servername: string;
  isActive: string;
}

const serviceBody = ({ servername, isActive }: ServiceFields) => ({ servername, isActive: flagOf(isActive) });

export const addService = (acting: Acting, fields: ServiceFields, postedby: string) =>
  answerOf(acting.POST('/email/services/addition', { body: { Value: { ...serviceBody(fields), postedby } } }));

export const updateService = (replacing: ReplacingAct, recordid: number, fields: ServiceFields, editby: string) =>
  answerOf(replacing.POST('/email/services/update', { body: { Value: { recordid, ...serviceBody(fields), editby } } }));

type ConfigFields = Pick<EmailConfig, 'key' | 'value'> & { active: string };

const configBody = ({ active, ...fields }: ConfigFields) => ({ ...fields, active: flagOf(active) });

export const addConfig = (acting: Acting, emailsrvlistid: number | null, fields: ConfigFields, postedby: string) =>
  answerOf(
    acting.POST('/email/configs/addition', { body: { Value: { emailsrvlistid, ...configBody(fields), postedby } } }),
  );

export const updateConfig = (replacing: ReplacingAct, recordid: number, fields: ConfigFields, editby: string) =>
  answerOf(replacing.POST('/email/configs/update', { body: { Value: { recordid, ...configBody(fields), editby } } }));
