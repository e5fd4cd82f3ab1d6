import * as v from 'valibot';
import { expect, it } from 'vitest';
import {
  configIdProblem,
  configSchema,
  consequenceOfConfig,
  consequenceOfService,
  isSecret,
  serverIdProblem,
  serviceSchema,
  servicesToChoose,
  urlSchema,
} from './rules';

const first = (schema: v.GenericSchema, input: object) =>
  v.safeParse(schema, input, { abortEarly: true }).issues?.[0]?.message;

const url = { appname: ' AGORA ', apicode: 'OTP', url: 'https://mail.example', emailsrvlistid: '2' };

it('reports missing fields of a URL one at a time', () => {
  expect(first(urlSchema, { ...url, appname: ' ', apicode: '' })).toBe('App Name field is empty, please check.');
  expect(first(urlSchema, { ...url, appname: '\u200b' })).toBe('App Name field is empty, please check.');
  expect(first(urlSchema, { ...url, apicode: ' ', url: '' })).toBe('API Code field is empty, please check.');
  expect(first(urlSchema, { ...url, url: '', emailsrvlistid: '' })).toBe('End point field is empty, please check.');
  expect(first(urlSchema, { ...url, emailsrvlistid: '' })).toBe('Service field is empty, please check.');
  expect(first(urlSchema, { ...url, emailsrvlistid: '0' })).toBe('Service ID is empty, please contact MIS.');
  expect(v.parse(urlSchema, url)).toEqual({ ...url, appname: 'AGORA' });
});

it('reports missing fields of a service and of a value', () => {
  expect(first(serviceSchema, { servername: '', isActive: '' })).toBe('Server list name field is empty, please check.');
  expect(first(serviceSchema, { servername: 'Relay', isActive: '' })).toBe('Active field is empty, please check.');
  expect(first(configSchema, { key: '', value: '', active: '' })).toBe('Key field is empty, please check.');
  expect(first(configSchema, { key: 'HOST', value: ' ', active: '' })).toBe('Value field is empty, please check.');
  expect(first(configSchema, { key: 'HOST', value: 'x', active: '' })).toBe('Active field is empty, please check.');
});

it('does not save a record without an id', () => {
  expect(serverIdProblem({ recordid: 0, emailsrvlistid: 1 })).toBe('Server ID is missing, please contact M.I.S.');
  expect(serverIdProblem({ recordid: 3, emailsrvlistid: 0 })).toBe('Server ID is missing, please contact M.I.S.');
  expect(serverIdProblem({ recordid: 3, emailsrvlistid: 3 })).toBeUndefined();
  expect(configIdProblem({ emailsrvconfigid: Number.NaN })).toBe('Config ID is missing, please contact M.I.S.');
  expect(configIdProblem({ emailsrvconfigid: 1 })).toBeUndefined();
});

it('offers the active services and the saved one', () => {
  const services = [
    { emailsrvlistid: 1, emailsrvname: 'Relay', active: true },
    { emailsrvlistid: 2, emailsrvname: 'Old', active: false },
    { emailsrvlistid: 3, emailsrvname: 'Older', active: false },
  ];
  const saved = { posted: '', postedby: '', edit: '', editby: '' };
  const before = { ...url, emailsrvurlid: 1, emailsrvlistid: 2, emailsrvname: 'Old', ...saved };
  const labels = (chosen?: typeof before) => servicesToChoose(services, chosen).map(({ label }) => label);
  expect(labels()).toEqual(['Select a service', 'Relay']);
  expect(labels(before)).toEqual(['Select a service', 'Relay', 'Old (not active)']);
  expect(labels({ ...before, emailsrvlistid: 9, emailsrvname: 'Gone' })).toEqual(['Select a service', 'Relay', 'Gone']);
});

it('treats values as secrets whose names contain password, secret, token or key', () => {
  for (const key of ['SMTP_PASSWORD', 'clientSecret', 'access_token', 'ApiKey', 'pwd', 'SMTP_PASS', 'CREDENTIALS'])
    expect(isSecret(key)).toBe(true);
  for (const key of ['SMTP_HOST', 'FROM_NAME', 'RETRIES']) expect(isSecret(key)).toBe(false);
});

it('says which e-mails a change affects', () => {
  expect(consequenceOfService({ servername: 'Mailer', isActive: '0' })).toBe(
    'Mailer will stop sending emails for the apps.',
  );
  expect(consequenceOfConfig({ emailsrvname: 'Mailer' }, { key: 'port', active: '0' })).toBe(
    'All emails of Mailer will be sent without this port.',
  );
});
