// The services that send e-mails, their configuration, and the service that each app uses.
import type { components } from '#contract';
import { DAY_MS, NEVER, savedMomentOf, startOfDay } from '../../manilaTime';
import { fixtures } from './fixtures';

type Schemas = components['schemas'];
export type EmailUrl = Schemas['EmailUrl'];
export type EmailService = Schemas['EmailService'];
/** With the id of its service. */
export type EmailConfig = Schemas['EmailConfig'] & { emailsrvlistid: number };

const HOUR_MS = 60 * 60_000;
const KEEPERS = ['maria.santos@lumina.example', 'carlo.villanueva@lumina.example'] as const;
const keeper = (at: number) => KEEPERS[at % KEEPERS.length] ?? KEEPERS[0];

const SERVICES: [name: string, active: boolean][] = [
  [fixtures.main, true],
  ['Transactional e-mail API', true],
  [fixtures.inactive, false],
  [fixtures.bare, true],
  ['Avega notices', true],
  [fixtures.longName, true],
  [fixtures.script, true],
  [fixtures.formula, false],
];

const APPS = ['AGORA', 'ALAGA MD', 'KYC Web Portal', 'e-Billing', 'AGORAPOD'] as const;
const PURPOSES = ['OTP', 'WELCOME', 'LOA', 'RESET'] as const;

const RELAY: [key: string, value: string][] = [
  [fixtures.plain.key, fixtures.plain.value],
  ['SMTP_PORT', '587'],
  ['SMTP_USER', 'notices@lumina.example'],
  [fixtures.secret.key, fixtures.secret.value],
  ['FROM_ADDRESS', 'no-reply@lumina.example'],
  ['FROM_NAME', 'Lumina Member Care'],
  ['REPLY_TO', 'care@lumina.example'],
  ['RETRIES', '3'],
  ['FOOTER', 'Para sa mga tanong: tumawag sa hotline 💬'],
];
const API: [key: string, value: string][] = [
  ['ENDPOINT', 'https://mail.example/v3/send'],
  ['API_KEY', 'mk_live_0f7c2a91b4d84e'],
  ['CLIENT_SECRET', 'b1946ac92492d2347c6235b4d2611184'],
  ['ACCESS_TOKEN', 'eyJhbGciOiJIUzI1NiJ9'],
  ['TIMEOUT_MS', '8000'],
  ['SANDBOX', 'false'],
];

/** When it was posted and possibly edited; the first one is the oldest. */
function savedOf(at: number, count: number, now: number) {
  const midnight = startOfDay(now);
  const officeHour = (daysAgo: number) => savedMomentOf(midnight - daysAgo * DAY_MS + 9 * HOUR_MS + at * 420_000);
  const posted = 4 + (count - at) * 6;
  const isEdited = at % 3 === 1;
  return {
    posted: officeHour(posted),
    postedby: keeper(at),
    edit: isEdited ? officeHour(posted - 3) : NEVER,
    editby: isEdited ? keeper(at + 1) : '',
  };
}

export const seedServices = (now: number): EmailService[] =>
  SERVICES.map(([emailsrvname, active], at) => ({
    recordid: at + 1,
    emailsrvlistid: at + 1,
    emailsrvname,
    active,
    ...savedOf(at, SERVICES.length, now),
  }));

export const seedUrls = (now: number): EmailUrl[] =>
  APPS.flatMap((appname) => PURPOSES.map((purpose) => ({ appname, purpose }))).map(({ appname, purpose }, at, all) => {
    const service = at % 4 === 3 ? 1 : at % 2;
    return {
      emailsrvurlid: at + 1,
      emailsrvlistid: service + 1,
      emailsrvname: SERVICES[service]?.[0] ?? '',
      appname,
      url: `https://mail.lumina.example/api/${purpose.toLowerCase()}/send`,
      apicode: `${appname.replace(/\W/g, '')}_${purpose}`,
      ...savedOf(at, all.length, now),
    };
  });

export const seedConfigs = (now: number): EmailConfig[] =>
  [RELAY.map((pair) => [1, ...pair] as const), API.map((pair) => [2, ...pair] as const)]
    .flat()
    .map(([emailsrvlistid, key, value], at, all) => ({
      emailsrvconfigid: at + 1,
      emailsrvlistid,
      key,
      value,
      active: key !== 'SANDBOX',
      ...savedOf(at, all.length, now),
    }));
