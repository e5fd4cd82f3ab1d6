// Makes a valid call of any operation, with the proofs and tickets that the policy requires.
import type { OperationId } from '#contract';
import { headerSafe } from '#wire/headerSafe';
import { examples } from '../../../openapi/generated/examples';
import { policies } from '../../../openapi/generated/policy';
import { textAt } from '../policy/fields';
import { withListedFiles } from '../production/testing';
import { asQuery } from '../requests/address';
import { exampleRequest, withText } from '../requests/wholeRequest';
import type { Identity } from '../upstreamCall';
import { proofOf } from '../whole/attackTesting';
import { administrator, ana, ask, madeBy, signedIn, tickets } from '../whole/testing';
import { literalOperations } from './settings';

/** An administrator of INT MRD: announcements need that department, everything else an administrator. */
export const withAllPowers: Partial<Identity> = { ...administrator, department: 'INT MRD' };

/** The operations of the literal upstream that a browser can call. */
export const routes = literalOperations.filter((id) => !policies[id].gatewayOwn);

/** How a call differs from a valid one. */
export interface CallChanges {
  /** Headers to send instead of those of a signed-in session. */
  session?: ReturnType<typeof signedIn> | Record<string, never>;
  /** The e-mail address of the caller, where the call names one. */
  email?: string;
  /** Additional headers. */
  headers?: Record<string, string>;
}

/** The contract's example of the call, made by a person who has all powers, about the record in the server's list. */
export function validCall(id: OperationId) {
  const made = madeBy(withAllPowers, id);
  const truth = { headers: lowered(made.headers), json: made.body };
  const { identity, powerOfRecord } = policies[id];
  const answers: Record<string, Record<number, Record<string, unknown>>> = examples;
  const { data } = (answers[powerOfRecord?.list ?? '']?.[200]?.default ?? {}) as { data?: Record<string, unknown>[] };
  const listed = powerOfRecord ? [{ place: powerOfRecord.record, field: 'recordid' }, ...powerOfRecord.same] : [];
  const { headers, query, body } = [
    ...identity.map(({ place }) => ({ place, text: textAt(place, truth) ?? '' })),
    ...listed.map(({ place, field }) => ({ place, text: String(data?.[0]?.[field]) })),
  ].reduce((request, { place, text }) => withText(request, place, text), exampleRequest(id));
  const safe = Object.entries(headers)
    .filter(([name]) => !/^(human-proof|otp-ticket)$/i.test(name))
    .map(([name, value]) => [name, headerSafe(value)]);
  return { headers: Object.fromEntries(safe) as Record<string, string>, query, body: body as object | undefined };
}

export async function makeCall(url: string, id: OperationId, { session, headers = {}, email: other }: CallChanges) {
  const { humanCheck, ticket, email, token, application } = policies[id];
  const valid = email && other ? withText(validCall(id), email, other) : validCall(id);
  const person = other ? { ...withAllPowers, email: other } : withAllPowers;
  const listed = withListedFiles(id, { ...ana, ...person }, { headers: valid.headers, body: valid.body });
  const made = session ?? signedIn(person, { verified: token !== 'optional' });
  const sentEmail = email && textAt(email, { headers: lowered(listed.headers), json: listed.body });
  const proven = {
    ...listed.headers,
    ...made,
    ...(humanCheck && { 'human-proof': await proofOf(url, id, made) }),
    ...(ticket && {
      'otp-ticket': tickets.issue({ email: sentEmail ?? '', use: ticket, application: application ?? 'AGORA' }),
    }),
  };
  return ask(url, id, joined(proven, headers), listed.body, asQuery(valid.query));
}

/** Joins headers, and appends cookies instead of replacing them. */
function joined(own: Record<string, string>, others: Record<string, string>): Record<string, string> {
  const cookie = [own.cookie, others.cookie].filter((each) => each !== undefined).join('; ');
  return { ...own, ...others, ...(cookie && { cookie }) };
}

const lowered = (headers: object): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]));
