// A link that opens a screen in a given state of the mock backend: scenario, faults, clock, and the user who is signed
// in.
import type { Application } from '@/app/session/session';
import { groupDigits } from '@/ui/texts/counts';
import type { Faults } from '../calls';
import { faultOf, writtenFault } from '../faults';

/** `#tester?scenario=large&as=…`. In the hash, which neither the server nor a screen reads. */
export const LINK = '#tester?';

export interface LinkedState {
  scenario: string;
  clockOffsetMs: number;
  /** Undefined for those of the scenario. */
  faults?: Faults;
  /** Null for no user. */
  person: { email: string; application: Application } | null;
  /** The name of an existing world, instead of a new one. */
  world?: string;
}

const APPLICATION_WORDS: Record<string, Application> = { agora: 'AGORA', alagamd: 'ALAGA MD' };
const NO_FAULTS = 'none';
/** In either direction; the mocks have the same limit. */
export const CLOCK_LIMIT_DAYS = 3650;
export const CLOCK_LIMIT_MS = CLOCK_LIMIT_DAYS * 86_400_000;
export const CLOCK_LIMIT = `The clock can move by at most ${groupDigits(CLOCK_LIMIT_DAYS)} days`;

/** The longest name of a scenario. */
export const NAME_LENGTH = 60;

const UNITS = { d: 86_400_000, h: 3_600_000, m: 60_000, s: 1000 };

/** `1d2h`, `-15m`; in whole seconds. */
export function writtenOffset(ms: number): string {
  let left = Math.round(Math.abs(ms) / 1000) * 1000;
  const parts = Object.entries(UNITS).map(([unit, length]) => {
    const count = Math.floor(left / length);
    left -= count * length;
    return count > 0 ? `${count}${unit}` : '';
  });
  return (ms < 0 ? '-' : '') + (parts.join('') || '0s');
}

function offsetOf(written: string): number | undefined {
  const groups = /^(-)?(?:(\d{1,5})d)?(?:(\d{1,5})h)?(?:(\d{1,5})m)?(?:(\d{1,5})s)?$/.exec(written);
  if (!groups || /^-?$/.test(written)) return undefined;
  const ms = Object.values(UNITS).reduce((sum, length, at) => sum + Number(groups[at + 2] ?? 0) * length, 0);
  return groups[1] ? -ms : ms;
}

/** Keeps characters readable that have no meaning in a hash. */
const written = (text: string) => encodeURIComponent(text).replace(/%(40|3A|2C)/g, decodeURIComponent);

type Words = [string, string][];
type Person = LinkedState['person'];

function personWords(person: Person): Words {
  if (!person) return [];
  const application = Object.entries(APPLICATION_WORDS).find(([, each]) => each === person.application)?.[0];
  return [
    ['as', person.email],
    ['in', application ?? 'agora'],
  ];
}

/** A link to an existing world, in the state that it has when the link is opened. */
export const hashToWorld = (world: string, person: Person) => hashWith([['world', world], ...personWords(person)]);

export function hashOf({ scenario, clockOffsetMs, faults, person }: LinkedState): string {
  const set = Object.entries(faults ?? {}).map(([operation, fault]) => `${operation}:${writtenFault(fault)}`);
  return hashWith([
    ['scenario', scenario],
    ...personWords(person),
    ...(Math.abs(clockOffsetMs) >= 1000 ? ([['clock', writtenOffset(clockOffsetMs)]] satisfies Words) : []),
    ...(faults && set.length === 0 ? [NO_FAULTS] : set).map((fault): [string, string] => ['fault', fault]),
  ]);
}

function hashWith(words: Words): string {
  return LINK + words.map(([name, value]) => `${name}=${written(value)}`).join('&');
}

const KNOWN = ['scenario', 'as', 'in', 'clock', 'fault', 'world'];
/** These only apply to new worlds. */
const OF_NEW_WORLDS = ['scenario', 'clock', 'fault'];

/** Parses a link; throws a sentence when it is invalid. */
export function parseLink(hash: string): LinkedState {
  const words = new URLSearchParams(hash.slice(LINK.length));
  const other = [...words.keys()].find((name) => !KNOWN.includes(name));
  if (other !== undefined) throw new Error(`Unknown part '${other}'. A link can have ${KNOWN.join(', ')}.`);
  const repeated = KNOWN.find((name) => name !== 'fault' && words.getAll(name).length > 1);
  if (repeated !== undefined) throw new Error(`A link can have '${repeated}' only once.`);
  const world = words.get('world') ?? undefined;
  const needless = world === undefined ? undefined : OF_NEW_WORLDS.find((name) => words.has(name));
  if (needless !== undefined) throw new Error(`A link to a world cannot have '${needless}'. The world has its own.`);
  const email = words.get('as');
  const where = words.get('in') ?? 'agora';
  const application = Object.hasOwn(APPLICATION_WORDS, where) ? APPLICATION_WORDS[where] : undefined;
  if (!application) throw new Error(`Unknown application '${where}'. Use agora or alagamd.`);
  const clock = words.get('clock') ?? '0s';
  const clockOffsetMs = offsetOf(clock);
  if (clockOffsetMs === undefined) throw new Error(`Unknown time '${clock}'. Use a time such as 1d12h or -15m.`);
  if (Math.abs(clockOffsetMs) > CLOCK_LIMIT_MS) throw new Error(`${CLOCK_LIMIT}, and '${clock}' is more.`);
  const scenario = words.get('scenario') ?? 'default';
  // It becomes part of the world's name and of addresses.
  if (scenario.length > NAME_LENGTH) throw new Error(`Unknown scenario '${scenario.slice(0, NAME_LENGTH)}…'.`);
  return {
    scenario,
    clockOffsetMs,
    ...faultsIn(words.getAll('fault')),
    person: email ? { email, application } : null,
    ...(world !== undefined && { world }),
  };
}

function faultsIn(all: string[]): { faults?: Faults } {
  if (all.length === 0) return {};
  const faults = all
    .filter((each) => each !== NO_FAULTS)
    .map((each) => {
      const [, operation = '', text = ''] = /^(\*|[a-z][a-z\d]*):(.*)$/is.exec(each) ?? [];
      const fault = faultOf(text);
      if (operation === '' || !fault)
        throw new Error(`Unknown fault '${each}'. Use a fault such as listRemarks:500,2000ms.`);
      return [operation, fault] as const;
    });
  return { faults: Object.fromEntries(faults) };
}
