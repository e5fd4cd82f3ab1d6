// A person who makes calls: signed in to a world, with the proofs and tickets that the gateway's policy requires.
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Challenge } from 'altcha-lib/types';
import { type OperationId, type PowerName, powers } from '#contract';
import { headerSafe } from '#wire/headerSafe';
import { isGivenTo, type Person } from '#wire/powers';
import { textAt } from '../../web/gateway/policy/fields';
import type { Claim } from '../../web/gateway/policy/policyTypes';
import { createSeals } from '../../web/gateway/policy/session/seal';
import { identityOf } from '../../web/gateway/policy/session/session';
import { createTickets } from '../../web/gateway/policy/session/ticket';
import { withText } from '../../web/gateway/requests/wholeRequest';
import { memoryStore } from '../../web/gateway/store/memory';
import type { Identity } from '../../web/gateway/upstreamCall';
import type { Operation } from './contract';
import { type Addresses, SECRETS } from './stack';
import { type Answer, type RequestParts, send, type WireRequest, wireRequest } from './wire';

export const PEOPLE = {
  administrator: 'maria.santos@lumina.example',
  ofDoctors: 'ramon.bautista@lumina.example',
  /** May see the members of the first brand, to which the contract's examples belong. */
  ofFirstBrand: 'jose.reyes@lumina.example',
  ofUsers: 'carlo.villanueva@lumina.example',
  nobodySpecial: 'josefina.castaneda@lumina.example',
};

const tickets = createTickets(createSeals([SECRETS.SESSION_SECRET]), memoryStore());

/** A human-check proof. It is valid for one call of one session. */
async function proofFor({ gateway }: Addresses, operation: OperationId, cookie: string): Promise<string> {
  const answer = await fetch(`${gateway}/human-check?${new URLSearchParams({ operation })}`, { headers: { cookie } });
  const challenge = (await answer.json()) as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

const ADMINISTRATOR: Person = { rolesid: '1', department: 'MIS IT' };

export const hasOneOf = (names: PowerName[], person: Person) => names.some((name) => isGivenTo(powers[name], person));

/** The e-mail address of a person who may make the call. */
export function personFor({ policy }: Operation): string {
  if (policy.rowsOfBrand !== null) return PEOPLE.ofFirstBrand;
  const mayAdministrator = policy.powers.length === 0 || hasOneOf(policy.powers, ADMINISTRATOR);
  return mayAdministrator ? PEOPLE.administrator : PEOPLE.ofDoctors;
}

/** The credentials that are left out of a call. */
export interface Omissions {
  token?: boolean;
  proof?: boolean;
  ticket?: boolean;
}

export interface Visitor {
  identity: Identity;
  /** Names this person as the maker of the call. */
  asMaker(operation: Operation, request: RequestParts): RequestParts;
  /** Sends the call through the gateway, like the browser. */
  viaGateway(operation: Operation, request: RequestParts, lacking?: Omissions): Promise<WireRequest>;
  /** Sends the call directly to Prism, or to the mocks if it bypasses Prism. */
  behindGateway(operation: Operation, request: RequestParts, lacking?: Omissions): WireRequest;
}

export async function control<Value = unknown>(
  stack: Addresses,
  method: string,
  path: string,
  body?: object,
): Promise<Value> {
  const { status, value } = await send({
    method,
    url: `${stack.mocks}/control${path}`,
    headers: body ? { 'content-type': 'application/json' } : {},
    body: body && JSON.stringify(body),
  });
  if (status === 0 || status >= 400) throw new Error(`${method} /control${path} was answered with ${status}.`);
  return value as Value;
}

export const worldPath = (world: string) => `/worlds/${encodeURIComponent(world)}`;

export const openWorld = (stack: Addresses, world: string, scenario = 'default') =>
  control(stack, 'PUT', worldPath(world), { scenario });

export async function visit(
  stack: Addresses,
  world: string,
  email: string,
  application: Identity['application'] = 'AGORA',
): Promise<Visitor> {
  type Session = { user_info: { access_token: string; data: Parameters<typeof identityOf>[0] }; device_id: string };
  const { user_info, device_id } = await control<Session>(stack, 'POST', `${worldPath(world)}/session`, { email });
  const identity = identityOf(user_info.data, application);
  const cookie = await cookieOf(stack, world, { email, application, device_id });
  const named = { 'x-mock-world': encodeURIComponent(world) };

  return {
    identity,
    asMaker: (operation, request) => withMaker(identity, operation, request),
    async viaGateway(operation, request, { token = false, proof = false, ticket = false } = {}) {
      const { policy } = operation;
      return wireRequest(
        operation,
        `${stack.gateway}/api`,
        withoutHeaders(request, [...(proof ? [] : ['Human-Proof']), ...(ticket ? [] : ['Otp-Ticket'])]),
        {
          ...named,
          ...OWN_ORIGIN,
          ...(policy.token !== 'none' && !token && { cookie }),
          ...(policy.humanCheck && !proof && { 'human-proof': await proofFor(stack, operation.id, cookie) }),
          ...(policy.ticket && !ticket && { 'otp-ticket': ticketFor(operation, request) }),
        },
      );
    },
    behindGateway(operation, request, { token = false } = {}) {
      const base = operation.isMedia ? stack.mocks : stack.prism;
      return wireRequest(operation, base, request, {
        ...named,
        ...(operation.policy.token !== 'none' && !token && { authorization: `Bearer ${user_info.access_token}` }),
      });
    },
  };
}

const OWN_ORIGIN = { 'sec-fetch-site': 'same-origin' };

/** The session cookie of the gateway, for the same device, so that the earlier session stays valid. */
async function cookieOf(
  { gateway }: Addresses,
  world: string,
  { application, ...who }: { email: string; application: string; device_id: string },
): Promise<string> {
  const answer = await fetch(`${gateway}/control${worldPath(world)}/session?${new URLSearchParams({ application })}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(who),
  });
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

function ticketFor({ policy }: Operation, request: RequestParts): string {
  const headers = Object.entries(request.headers).map(([name, value]) => [name.toLowerCase(), headerSafe(value)]);
  const carried = { headers: Object.fromEntries(headers), json: request.body };
  const email = policy.email ? (textAt(policy.email, carried) ?? '') : '';
  return tickets.issue({ email, use: policy.ticket ?? 'signIn', application: policy.application ?? 'AGORA' });
}

/** Removes random proofs and tickets, because the test adds valid ones itself. */
const withoutHeaders = (request: RequestParts, names: string[]): RequestParts => ({
  ...request,
  headers: Object.fromEntries(Object.entries(request.headers).filter(([name]) => !names.includes(name))),
});

/** The call with this person as its maker. */
const withMaker = (identity: Identity, { policy }: Operation, request: RequestParts): RequestParts =>
  policy.identity.reduce((request, { place, claim }) => withText(request, place, claimText(identity, claim)), request);

function claimText({ email, username, recordid, rolesid, department, firstBrand }: Identity, claim: Claim): string {
  const truth: Record<Claim, string> = {
    email,
    username: username ?? email,
    recordid: String(recordid),
    rolesid,
    department,
    visibleBrand: department === 'INT APD' ? '0' : '1',
    firstBrand: String(firstBrand),
  };
  return truth[claim];
}

export const isProblem = ({ type }: Answer) => type === 'application/problem+json';
