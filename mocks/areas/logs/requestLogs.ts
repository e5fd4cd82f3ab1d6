// The apps' requests to the telehealth partners. A request is generated from its index when its day is requested, so
// that a hundred thousand of them cost nothing before.
import type { components } from '#contract';
import { DAY_MS, momentOf, startOfDay } from '../../manilaTime';
import { accountOf } from '../../seeding/accounts';
import { lastNames, mensNames, womensNames } from '../../seeding/names';
import { between, pick, pickWeighted, type Random, randomFrom } from '../../seeding/random';
import { titleCase } from '../../seeding/text';

type RequestLog = components['schemas']['RequestLog'];
type Application = 'TelAventus' | 'Medgate';

/** The number of requests between two moments, evenly spread; the last one is at the second moment. */
interface LogAmount {
  total: number;
  from: number;
  until: number;
}

const LOGS = 4_000_000;
const MEMBERS = 4_000;
const LONG_TEXT = 3_000;
const GATEWAY_TIMEOUT_MS = 30_000;

export const usualLogs = (now: number): LogAmount => ({ total: 3_400, from: daysBefore(now, 119), until: now });
export const hugeLogs = (now: number): LogAmount => ({ total: 100_000, from: daysBefore(now, 30), until: now });
export const noLogs: LogAmount = { total: 0, from: 0, until: DAY_MS };

const daysBefore = (now: number, days: number) => startOfDay(now) - days * DAY_MS;

const STATUSES = { 201: 0.15, 400: 0.05, 401: 0.03, 404: 0.04, 500: 0.03, 503: 0.02 };
const ERRORS: Record<number, string> = {
  400: 'Mobile number is invalid.',
  401: 'Access token is expired.',
  404: 'Member not found.',
  500: 'Object reference not set to an instance of an object.\n   at Consultations.Create(Request request)',
  503: 'No doctor is available. Please try again later.',
};
const URIS: Record<Application, [string, ...string[]]> = {
  TelAventus: ['/v1/consultations', '/v1/consultations/schedule', '/v1/doctors/available', '/v1/prescriptions'],
  Medgate: ['/api/appointments', '/api/patients', '/api/teleconsult/session'],
};
const COMPLAINTS = [
  'Fever and cough for three days',
  'Follow-up on laboratory results',
  'Sakit ng tiyan mula kagabi',
  'Refill of maintenance medicine',
  'Skin rash on both arms',
  'Request for a medical certificate',
] as const;
const HISTORY = 'Hypertension since 2019, takes losartan 50 mg daily; no known allergies. ';

interface Written {
  text: string;
  statuscode?: number;
  errormsg?: string;
}
type RequestDetails = Record<'acctnum' | 'mobileno' | 'patient' | 'complaint', string>;

const json = (body: object): Written => ({ text: JSON.stringify(body) });

/**
 * Bodies that are hard to show and to export. Counting back from the newest request, number `age` has it, and every
 * `every`th one before that.
 */
const hardBodies: { every: number; age: number; written: (request: RequestDetails) => Written }[] = [
  { every: 40, age: 1, written: (request) => json({ ...request, patient: 'Noemí Peña-Ibañez' }) },
  {
    every: 40,
    age: 2,
    written: (request) => json({ ...request, complaint: 'Masakit po ang ulo 🤕 simula kahapon 🙏🏽' }),
  },
  {
    every: 40,
    age: 3,
    // Begins like a spreadsheet formula.
    written: (request) => ({
      text: `=${JSON.stringify(request)}`,
      statuscode: 400,
      errormsg: 'Request body is not JSON.',
    }),
  },
  {
    every: 160,
    age: 4,
    written: (request) => json({ ...request, history: HISTORY.repeat(LONG_TEXT / HISTORY.length) }),
  },
];

const stepOf = ({ total, from, until }: LogAmount) => (until - from) / total;

/** The requests from `start` until before `end`, oldest first. */
export function logsBetween(amount: LogAmount, start: number, end: number): RequestLog[] {
  const step = stepOf(amount);
  const first = Math.max(0, Math.floor((start - amount.from) / step));
  const last = Math.min(amount.total - 1, Math.ceil((end - amount.from) / step));
  const logs: RequestLog[] = [];
  for (let place = first; place <= last; place += 1) {
    const random = randomFrom(LOGS + ageOf(amount, place));
    const at = amount.from + (place + (place === amount.total - 1 ? 1 : random())) * step;
    if (at >= start && at < end) logs.push(logAt(ageOf(amount, place), at, random));
  }
  return logs;
}

const ageOf = ({ total }: LogAmount, place: number) => total - 1 - place;

function logAt(age: number, at: number, random: Random): RequestLog {
  const application = random() < 0.6 ? 'TelAventus' : 'Medgate';
  const request: RequestDetails = {
    acctnum: accountOf(between(random, 0, MEMBERS)),
    mobileno: `9${between(random, 150_000_000, 999_999_999)}`,
    patient: titleCase(`${pick(random, random() < 0.5 ? womensNames : mensNames)} ${pick(random, lastNames)}`),
    complaint: pick(random, COMPLAINTS),
  };
  const usualStatus = Number(pickWeighted<string>(random, STATUSES, '200'));
  const hard = hardBodies.find((candidate) => age % candidate.every === candidate.age);
  const {
    text,
    statuscode = usualStatus,
    errormsg = ERRORS[statuscode] ?? '',
  } = hard?.written(request) ?? json(request);
  const took = between(random, 180, 4_000) + (statuscode === 503 ? GATEWAY_TIMEOUT_MS : 0);
  return {
    reqtime: momentOf(at),
    reqbody: text,
    uri: pick(random, URIS[application]),
    statuscode,
    errormsg,
    application,
    resptime: momentOf(at + took),
    source: random() < 0.7 ? 'AgoraApp' : 'AgoraWeb',
    acctnum: request.acctnum,
    mobileno: request.mobileno,
  };
}
