// The control interface of the mock backend. It is not part of the contract and does not exist in production.
import * as v from 'valibot';
import { forgetAllSent } from '@/app/session/sentOtps';
import type { Application } from '@/app/session/session';
import type { Session } from '@/app/session/store';
import type { ContractDocument } from './contract/document';
import type { Fault } from './faults';
import { forgetClicks } from './report/clicks';

export interface Scenario {
  name: string;
  description: string;
  /** The area that it is about; null when it is about all areas. */
  area: string | null;
  /** Whether it was kept from a world rather than written by hand. */
  isKept: boolean;
}

export interface Mail {
  to: string;
  subject: string;
  code: string;
  at: string;
}

/** A person who can sign in. */
export interface Account {
  emailaddress: string;
  name: string;
  department: string;
  password: string;
  /** What hinders them from signing in; '' when nothing does. */
  hindrance: string;
}

interface Found {
  found: number;
  people: Account[];
}

export interface World {
  world: string;
  /** Changes when the world is opened again. */
  id: number;
  scenario: string;
  /** The time of the world's clock, which can be moved. */
  now: string;
  clockOffsetMs: number;
  faults: Faults;
  /** Whether the faults are exactly those of the scenario. */
  hasOwnFaultsOnly: boolean;
  /** The number of calls that it has received, and of mails that it has sent. */
  calls: number;
  mails: number;
}

export type Faults = Record<string, Fault>;

export interface Operation {
  operation: string;
  area: string;
  summary: string;
  /** Each example that the contract has. */
  answers: { status: number; example: string }[];
}

/** A call as the mocks received it. */
export interface Entry {
  number: number;
  operation: string;
  method: string;
  path: string;
  headers: Record<string, string>;
  body: unknown;
  isShortened: boolean;
  status: number | 'dropped';
  /** Shortened; null when there was no answer. Only the last calls still have it. */
  answer?: unknown;
  at: string;
}

/** The name of this browser's world, from a cookie. Each test sets its own. */
export function worldName(): string {
  const cookie = /(?:^|;\s*)mock-world=([^;]+)/.exec(document.cookie)?.[1];
  return cookie ? decodeURIComponent(cookie) : 'default';
}

/** Changes the world for all tabs of this browser. */
export function enterWorld(name: string): void {
  forgetClicks();
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser yet.
  document.cookie = `mock-world=${encodeURIComponent(name)}; path=/; samesite=lax`;
}

const world = () => `control/worlds/${encodeURIComponent(worldName())}`;

export const AWAY = 'The mock backend does not answer.';

/** Stopped mocks neither answer nor refuse, so calls have a timeout. Opening a large world takes longer. */
const ANSWERED_WITHIN_MS = 8000;
const DONE_WITHIN_MS = 60_000;

async function ask<T>(path: string, method?: 'PUT' | 'POST' | 'DELETE', body?: unknown): Promise<T> {
  const response = await fetch(path, {
    ...(method && { method }),
    ...(body !== undefined && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(method ? DONE_WITHIN_MS : ANSWERED_WITHIN_MS),
  }).catch(away);
  if (!response.ok) throw new Error(await messageIn(response));
  return (response.status === 204 ? undefined : await response.json().catch(away)) as T;
}

function away(): never {
  throw new Error(AWAY);
}

/** The message with which the mocks refuse a call. */
async function messageIn(response: Response): Promise<string> {
  const answer: unknown = await response.json().catch(() => undefined);
  const message = v.safeParse(v.object({ message: v.string() }), answer);
  return message.success ? message.output.message : AWAY;
}

export const scenarios = () => ask<Scenario[]>('control/scenarios');
export const contract = () => ask<ContractDocument>('control/contract');
export const currentWorld = () => ask<World>(world());
export const outbox = () => ask<Mail[]>(`${world()}/outbox`);

/** People who match the words: the first few, and the number of all. */
export const accounts = (search: string, limit: number) =>
  ask<Found>(`${world()}/people?${new URLSearchParams({ search, limit: `${limit}` })}`);

export const accountBy = async (email: string): Promise<Account | undefined> =>
  (await ask<Found>(`${world()}/people?${new URLSearchParams({ email })}`)).people[0];

/** Without `faults`, those of the scenario apply. */
export function openScenario(scenario: string, more?: { clockOffsetMs: number; faults?: Faults }): Promise<void> {
  // The one-time passwords were mailed in the old world.
  forgetAllSent();
  forgetClicks();
  return ask<void>(world(), 'PUT', { scenario, ...more });
}

/** The names of all open worlds. */
export const worlds = () => ask<string[]>('control/worlds');
/** The content of a scenario file: the differences between the world and the scenario in which it began. */
export const keptWorld = () => ask<object>(`${world()}/kept`);
/** Returns null when the mocks cannot write files. */
export const keepWorld = async (name: string) =>
  (await ask<{ file: string | null }>(`${world()}/kept`, 'POST', { name })).file;

export const operations = () => ask<Operation[]>('control/operations');
export const journalSince = (number: number) => ask<Entry[]>(`${world()}/journal?since=${number}`);
export const clearJournal = () => ask<void>(`${world()}/journal`, 'DELETE');
export const advanceClock = (advanceMs: number) => ask<void>(`${world()}/clock`, 'POST', { advanceMs });
export const setClock = (offsetMs: number) => ask<void>(`${world()}/clock`, 'POST', { offsetMs });
const faultOf = (operation: string) => `${world()}/faults/${operation}`;
export const setFault = (operation: string, fault: Fault) => ask<void>(faultOf(operation), 'PUT', fault);
export const removeFault = (operation: string) => ask<void>(faultOf(operation), 'DELETE');
export const removeAllFaults = () => ask<void>(`${world()}/faults`, 'DELETE');

/** Creates the session that signing in would give, even when the scenario makes signing in fail. */
export const newSession = (application: Application, email: string) =>
  ask<Pick<Session, 'user_info' | 'device_id' | 'system_access'>>(
    `${world()}/session?${new URLSearchParams({ application })}`,
    'POST',
    { email },
  );
