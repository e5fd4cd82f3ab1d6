// Settings for a gateway in front of the hostile server: every operation connected, every name different from the
// contract's.
import { type OperationId, operationTable } from '#contract';
import { policies } from '../../../openapi/generated/policy';
import { answerFields, operationIds, requestFields, requestRules } from '../answers/contract';
import { trusted } from '../production/testing';
import type { Upstream } from '../upstreamCall';

export const theirs = (name: string) => `their_${name}`;
export const theirHeader = (name: string) => `x-their-${name.toLowerCase()}`;

const SECRET = 'of the service account';
export const hostileEnv = { HOSTILE_CLIENT_SECRET: SECRET };

const codeOf = (id: OperationId) => {
  const { systemCode } = policies[id];
  return systemCode === null ? {} : { their_code: systemCode };
};

/** The credentials that the gateway adds to the call that issues a service token. */
export const credentialsOf = (id: OperationId) => ({ client_secret: SECRET, ...codeOf(id) });

const PLACE = '/harm/';
const parametersOf = (path: string) => (path.match(/\{[^}]*\}/g) ?? []).map((parameter) => `/${parameter}`).join('');

/** The operation that a request to this URL belongs to. */
export const operationAt = (url: string) => url.slice(PLACE.length).replace(/[/?].*/s, '') as OperationId;

const inTheirWords = (names: Iterable<string>, word: (name: string) => string) =>
  Object.fromEntries([...names].map((name) => [name, word(name)]));

export function hostileSettings(url: string, answers: Upstream['answers']) {
  const fields = operationIds.flatMap((id) => [...requestFields(id), ...answerFields(id)]);
  return {
    answers,
    names: inTheirWords(fields, theirs),
    upstreams: { main: { url, ...trusted } },
    services: Object.fromEntries(
      operationIds
        .filter((id) => policies[id].gatewayOwn)
        .map((id) => [id, { client_secret: { env: 'HOSTILE_CLIENT_SECRET' }, ...codeOf(id) }]),
    ),
    operations: Object.fromEntries(
      operationIds.map((id) => [
        id,
        {
          path: `${PLACE}${id}${parametersOf(operationTable[id].path)}`,
          headers: inTheirWords(Object.keys(requestRules[id].headers), theirHeader),
          query: inTheirWords(Object.keys(requestRules[id].query), theirs),
        },
      ]),
    ),
  };
}
