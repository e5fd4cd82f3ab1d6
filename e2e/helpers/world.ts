// The mocks as one test sees them: its people, the calls that were made, and the faults to set.
import type { BrowserContext } from '@playwright/test';
import type { OperationId } from '#contract';
import type { BodyOf, FilesOf, HeadersOf, QueryOf } from '../../mocks/area';
import { DEMO_PASSWORD, seedPeople } from '../../mocks/people';
import type { Fault, JournalEntry, Mail } from '../../mocks/worlds/world';
import { expect } from './expected';
import { cookieOf, type SignedIn, signInByCalls } from './signInByCalls';
import { FROM_CONSOLE, type StoredSession, storedSessionOf } from './storedSession';

export const PASSWORD = DEMO_PASSWORD;

const emailOf = (name: string) => {
  const person = seedPeople().find(({ username }) => username === name);
  if (!person) throw new Error(`Nobody is called ${name}.`);
  return person.emailaddress;
};

/** The username that calls send for a person. */
export const usernameOf = (email: string) =>
  seedPeople().find(({ emailaddress }) => emailaddress === email)?.username ?? email;

/** Emails of people that exist in every scenario, by their part in the tests. */
export const people = {
  administrator: emailOf('maria.santos'),
  /** For a second browser: the same person signing in twice would end the first session. */
  otherAdministrator: emailOf('eduardo.tan'),
  firstBrandApd: emailOf('jose.reyes'),
  secondBrandApd: emailOf('andrea.cruz'),
  doctorsDepartment: emailOf('ramon.bautista'),
  doctorsColleague: emailOf('rowena.ibanez'),
  secondBrandDoctors: emailOf('vicente.roxas'),
  marketing: emailOf('liza.mendoza'),
  technical: emailOf('carlo.villanueva'),
  expired: emailOf('paolo.garcia'),
  secondBrandMarketing: emailOf('teresa.aquino'),
  lockedOut: emailOf('nestor.ramos'),
  disabled: emailOf('elena.navarro'),
};

/** Headers that every call may have, although the contract does not name them. */
type Transported = 'authorization' | 'content-type' | 'x-request-id';

/** A file that was uploaded, as the journal describes it. */
interface Uploaded {
  name: string;
  type: string;
  size: number;
  sha256: string;
}

/** An entry of the journal, typed by the contract. */
type RecordedCall<K extends OperationId> = K extends OperationId
  ? Omit<JournalEntry, 'headers' | 'query' | 'body'> & {
      headers: HeadersOf<K> & Partial<Record<Transported, string>>;
      query: QueryOf<K>;
      body: BodyOf<K> extends undefined ? null : BodyOf<K> & { [File in keyof FilesOf<K>]: Uploaded };
    }
  : never;

/** The mocks' state for one test, which no other test shares. */
export class World {
  private readonly control: string;
  private readonly isProduction: boolean;

  constructor(
    readonly name: string,
    private readonly console: string,
    control: string | null,
  ) {
    this.control = control ?? new URL('control', console).href;
    this.isProduction = control !== null;
  }

  private async ask<T>(path: string, method = 'GET', body?: unknown): Promise<T> {
    const response = await this.request(path, method, body);
    return (response.status === 204 ? undefined : await response.json()) as T;
  }

  private async request(path: string, method: string, body?: unknown): Promise<Response> {
    const response = await fetch(`${this.control}/worlds/${encodeURIComponent(this.name)}${path}`, {
      method,
      ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    expect(response.ok, `${method} ${path} of the control interface`).toBe(true);
    return response;
  }

  /** Makes a browser context use this world; `console` is the address when it is not that of the tests. */
  async enter(context: BrowserContext, console = this.console): Promise<void> {
    const name = encodeURIComponent(this.name);
    // In production mode the gateway forwards no cookie, but the settings of the rehearsal let this header through.
    if (this.isProduction) await context.setExtraHTTPHeaders({ 'x-mock-world': name });
    else await context.addCookies([{ name: 'mock-world', value: name, url: console }]);
  }

  async mailsTo(email: string): Promise<Mail[]> {
    return (await this.ask<Mail[]>('/outbox')).filter(({ to }) => to === email);
  }

  /** The newest one-time password that was mailed to this address. */
  async otpOf(email: string): Promise<string> {
    await expect.poll(async () => (await this.mailsTo(email)).length, 'mails sent').toBeGreaterThan(0);
    return (await this.mailsTo(email)).at(-1)?.code ?? '';
  }

  /** The calls of `checkDevice` by browsers, without the gateway's own, which check whether a session is alive. */
  async deviceChecks() {
    return (await this.asked('checkDevice')).filter(({ headers }) => !headers['x-request-id']?.startsWith('gateway-'));
  }

  /** The calls so far, oldest first; with `since`, those after the call of that number. */
  journal = (since = 0) => this.ask<JournalEntry[]>(`/journal?since=${since}`);

  /** Changes when the world is opened anew. */
  id = async () => (await this.ask<{ id: number }>('')).id;

  /** The calls of an operation so far, oldest first. */
  async asked<K extends OperationId>(operation: K): Promise<RecordedCall<K>[]> {
    return (await this.ask<RecordedCall<K>[]>('/journal')).filter((entry) => entry.operation === operation);
  }

  /** The request bodies of an operation so far, oldest first. */
  async bodies<K extends OperationId>(operation: K): Promise<RecordedCall<K>['body'][]> {
    return (await this.asked(operation)).map(({ body }) => body);
  }

  advance = (minutes: number) => this.ask<void>('/clock', 'POST', { advanceMs: minutes * 60_000 });
  breaks = (operation: OperationId | '*', fault: Fault) => this.ask<void>(`/faults/${operation}`, 'PUT', fault);
  /** Holds back every answer of the operation until `repairs` or `breaks`. */
  holds = (operation: OperationId | '*', fault: Fault = {}) => this.breaks(operation, { ...fault, held: true });
  /** Waits until an answer of the operation is being held back. */
  async isHeld(operation: OperationId): Promise<void> {
    await expect.poll(() => this.ask<OperationId[]>('/held'), `${operation} is kept back`).toContain(operation);
  }
  repairs = (operation: OperationId | '*') => this.ask<void>(`/faults/${operation}`, 'DELETE');

  /** Headers for calls of a signed-in person without a browser. */
  async headersOf(email: string) {
    const { cookie } = await this.storedSession(email, 'AGORA');
    const world = `mock-world=${encodeURIComponent(this.name)}`;
    return { ...FROM_CONSOLE, cookie: `${world}; ${cookie.name}=${cookie.value}` };
  }

  /** What a signed-in browser stores: its local storage, and the cookie with the session. */
  async storedSession(email: string, application: 'AGORA' | 'ALAGA MD'): Promise<StoredSession> {
    const { session, cookie } = this.isProduction
      ? await signInByCalls(this, this.console, email, application)
      : await this.beginSession(email, application);
    return storedSessionOf(session, cookie, application, PASSWORD);
  }

  private async beginSession(email: string, application: string): Promise<SignedIn> {
    const answer = await this.request(`/session?${new URLSearchParams({ application })}`, 'POST', { email });
    return { session: (await answer.json()) as Record<string, unknown>, cookie: cookieOf(answer) };
  }
}
