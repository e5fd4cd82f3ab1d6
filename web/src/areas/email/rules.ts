// The required fields, in the order of their messages, and which values are hidden.
import * as v from 'valibot';
import { optionOf } from '@/ui/saving/flags';
import { requiredText } from '@/ui/saving/requiredText';
import type { EmailConfig, EmailService, EmailUrl } from './calls';

const NO_SERVICE_ID = 'Service ID is empty, please contact MIS.';
const NO_SERVER_ID = 'Server ID is missing, please contact M.I.S.';
const NO_CONFIG_ID = 'Config ID is missing, please contact M.I.S.';
const NO_ACTIVE = 'Active field is empty, please check.';

const yesOrNo = v.pipe(v.string(), v.nonEmpty(NO_ACTIVE));

const isId = (id: number | null) => Number.isInteger(id) && Number(id) > 0;

/** The fields are in the order of the specification's messages. */
export const urlSchema = v.object({
  appname: requiredText('App Name field is empty, please check.'),
  apicode: requiredText('API Code field is empty, please check.'),
  url: requiredText('End point field is empty, please check.'),
  emailsrvlistid: v.pipe(
    v.string(),
    v.nonEmpty('Service field is empty, please check.'),
    v.check((id) => isId(Number(id)), NO_SERVICE_ID),
  ),
});

export const serviceSchema = v.object({
  servername: requiredText('Server list name field is empty, please check.'),
  isActive: yesOrNo,
});

export const configSchema = v.object({
  key: requiredText('Key field is empty, please check.'),
  value: requiredText('Value field is empty, please check.'),
  active: yesOrNo,
});

/** The reason why a service, or one of its values, cannot be saved at all: the server has given no id. */
export const serverIdProblem = ({ recordid, emailsrvlistid }: Pick<EmailService, 'recordid' | 'emailsrvlistid'>) =>
  isId(recordid) && isId(emailsrvlistid) ? undefined : NO_SERVER_ID;
export const configIdProblem = (config: Pick<EmailConfig, 'emailsrvconfigid'>) =>
  isId(config.emailsrvconfigid) ? undefined : NO_CONFIG_ID;

export const urlForm = (url: EmailUrl | undefined) => ({
  appname: url?.appname ?? '',
  apicode: url?.apicode ?? '',
  url: url?.url ?? '',
  emailsrvlistid: String(url?.emailsrvlistid ?? ''),
});

export const serviceForm = (service: EmailService | undefined) => ({
  servername: service?.emailsrvname ?? '',
  isActive: service ? optionOf(service.active) : '',
});

export const configForm = (config: EmailConfig | undefined) => ({
  key: config?.key ?? '',
  value: config?.value ?? '',
  active: config ? optionOf(config.active) : '',
});

type Named = Pick<EmailService, 'emailsrvlistid' | 'emailsrvname' | 'active'>;

/** The active services, and the saved one even if it is no longer active. */
export function servicesToChoose(services: readonly Named[] | undefined, url: EmailUrl | undefined) {
  const nothing = { value: '', label: services ? 'Select a service' : 'Loading the services …' };
  const offered = (services ?? []).filter(
    (service) => service.active || service.emailsrvlistid === url?.emailsrvlistid,
  );
  const options = offered.map(({ emailsrvlistid, emailsrvname, active }) => ({
    value: String(emailsrvlistid),
    label: active ? emailsrvname : `${emailsrvname} (not active)`,
  }));
  const isMissing = url && !offered.some(({ emailsrvlistid }) => emailsrvlistid === url.emailsrvlistid);
  const missing = isMissing ? [{ value: String(url.emailsrvlistid), label: url.emailsrvname }] : [];
  return [nothing, ...options, ...missing];
}

/** Passwords, tokens and keys are hidden on the screen. */
export const isSecret = (key: string) => /pass|pwd|secret|token|key|credential/i.test(key);

/** Says which e-mails a change affects. */
export const consequenceOfUrl = ({ appname, url }: Pick<EmailUrl, 'appname' | 'url'>) =>
  `All emails of ${appname} will be sent through ${url}.`;
export const consequenceOfService = ({ servername, isActive }: { servername: string; isActive: string }) =>
  isActive === '1'
    ? `${servername} will send emails for the apps.`
    : `${servername} will stop sending emails for the apps.`;
export const consequenceOfConfig = (
  { emailsrvname }: Pick<EmailService, 'emailsrvname'>,
  { key, active }: { key: string; active: string },
) => `All emails of ${emailsrvname} will be sent ${active === '1' ? 'with' : 'without'} this ${key}.`;
