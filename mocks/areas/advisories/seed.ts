// Advisories of almost six years: the ordinary ones, oldest first, then those for special cases.
import type { components } from '#contract';
import { DAY_MS, dayOf, NEVER, savedMomentOf, startOfDay, writtenDay } from '../../manilaTime';
import { fixtures } from './fixtures';

export type Advisory = components['schemas']['Advisory'];

const HOUR_MS = 60 * 60_000;
const MINUTE_MS = 60_000;
const DAYS_OF_HISTORY = 2120;

type Topics = readonly string[];

/** For the member app. */
export const forMembers: Topics = [
  'Clinic hours',
  'Scheduled maintenance of the app',
  'Slower approval of LOAs',
  'Flu vaccination in partner clinics',
  'Annual physical examination',
  'Hotline by text message only',
  'Suspension of work because of a typhoon',
  'Dental services in Metro Manila',
  'New accredited laboratories',
  'Digital cards instead of plastic ones',
  'Reimbursement within fifteen days',
  'Rapid tests at home',
  'Wellness week of the company',
  'Holiday schedule of branches',
  'Change of the customer service address',
  'Mental health consultations',
  'Limited slots for executive check-ups',
  'Water interruption in the Cebu clinic',
  'Delivery of medicines',
  'Blood donation drive',
];

/** For the doctors' app. */
export const forDoctors: Topics = [
  'Release of professional fees',
  'Renewal of accreditation',
  'Deadline of billing statements',
  'Update of bank details',
  'Teleconsultation guidelines',
  'Electronic prescriptions',
  'Schedule of orientation for secretaries',
  'Scheduled maintenance of the app',
  'New RCS form',
  'Withholding tax certificates',
  'Clinic visits of the provider relations team',
  'Advisory on counterfeit cards',
  'Validity of PRC licences',
  'Holiday schedule of claims',
  'Online submission of claims',
];

const KEEPERS = ['maria.santos@lumina.example', 'liza.mendoza@lumina.example', 'teresa.aquino@avega.example'] as const;
const keeper = (at: number) => KEEPERS[at % KEEPERS.length] ?? KEEPERS[0];

const inWords = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'Asia/Manila' });

/** `12-21-2026` */
const advisoryDay = (ms: number) => writtenDay(dayOf(ms)).replaceAll('/', '-');

/** Days relative to today. */
interface Plan {
  advisoryname: string;
  from: number;
  to: number;
  status?: 'D';
  open?: '0';
  /** The number of days before today on which it was posted. */
  posted: number;
  edited?: number;
}

const NAMED: Plan[] = [
  { advisoryname: fixtures.longName, from: -3, to: 20, posted: 9 },
  { advisoryname: fixtures.emoji, from: -2, to: 12, posted: 8, edited: 3 },
  { advisoryname: fixtures.script, from: 0, to: 0, posted: 7 },
  { advisoryname: fixtures.formula, from: 0, to: 2, posted: 6 },
  { advisoryname: fixtures.disabled, from: -4, to: 30, posted: 6, status: 'D', edited: 2 },
  { advisoryname: fixtures.unavailable, from: -1, to: 6, posted: 5, open: '0' },
  { advisoryname: fixtures.over, from: -9, to: -1, posted: 10 },
  { advisoryname: fixtures.coming, from: 40, to: 75, posted: 4 },
  { advisoryname: fixtures.current, from: 0, to: 14, posted: 3 },
];

function ordinary(topics: Topics, count: number, midnight: number): Plan[] {
  return Array.from({ length: count }, (_, at) => {
    const daysAgo = 14 + Math.floor(((count - 1 - at) * DAYS_OF_HISTORY) / count);
    const begins = inWords.format(midnight - daysAgo * DAY_MS);
    return {
      advisoryname: `${topics[at % topics.length]} from ${begins}`,
      from: -daysAgo,
      // All of them are over, because the running ones are in NAMED.
      to: 3 + ((at * 7) % 9) - daysAgo,
      posted: daysAgo + 2 + (at % 4),
      ...(at % 7 === 3 && { status: 'D' as const }),
      ...(at % 5 === 2 && { open: '0' as const }),
      ...(at % 3 === 0 && { edited: daysAgo + 1 }),
    };
  });
}

/** `count` advisories in all. */
export function seedAdvisories(topics: Topics, count: number, now: number): Advisory[] {
  const midnight = startOfDay(now);
  const plans = [...ordinary(topics, count - NAMED.length, midnight), ...NAMED];
  const officeHour = (daysAgo: number, at: number) =>
    savedMomentOf(midnight - daysAgo * DAY_MS + 9 * HOUR_MS + ((at * 7) % 480) * MINUTE_MS);
  return plans.map(({ advisoryname, from, to, status, open, posted, edited }, at) => ({
    adv_id: at + 1,
    advisoryname,
    status: status ?? 'A',
    open: open ?? '1',
    datefrom: advisoryDay(midnight + from * DAY_MS),
    dateto: advisoryDay(midnight + to * DAY_MS),
    postedby: keeper(at),
    posteddate: officeHour(posted, at),
    editedby: edited === undefined ? '' : keeper(at + 1),
    editeddate: edited === undefined ? NEVER : officeHour(edited, at),
  }));
}
