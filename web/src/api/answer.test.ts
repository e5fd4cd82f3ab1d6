import { expect, it } from 'vitest';
import { outcomeHeader, type Problem } from '#wire/outcome';
import {
  ApiError,
  answerOf,
  INTERNAL,
  messageOf,
  offline,
  TOO_MUCH,
  UNCLEAR,
  UNREACHABLE,
  unknownOutcome,
} from './answer';

/** An answer that the gateway has judged; without its word, null. */
function answered(problem: Problem | undefined | null, body: object = {}, status = 200, headers = {}) {
  const told = problem === null ? {} : outcomeHeader(problem);
  const response = new Response(null, { status, headers: { ...headers, ...told } });
  return answerOf(Promise.resolve({ ...(status < 400 ? { data: body } : { error: body }), response }));
}
const errorOf = (answer: Promise<unknown>): Promise<ApiError> =>
  answer.then(
    () => Promise.reject(new Error('It was a success.')),
    (error) => error,
  );

it('resolves to the answer itself, whatever it says, where the gateway calls it a success', async () => {
  await expect(answered(undefined, { data: [1], message: 'No.' })).resolves.toEqual({ data: [1], message: 'No.' });
});

it.each<[Problem, object]>([
  [
    { failure: 'refused', message: 'Größe: 😀', field: 'name' },
    { failure: 'refused', message: 'Größe: 😀', field: 'name' },
  ],
  [{ failure: 'refused' }, { failure: 'refused', message: INTERNAL }],
  [
    { failure: 'signedOut', message: 'Invalid Access Token' },
    { failure: 'signedOut', message: 'Invalid Access Token' },
  ],
  [{ failure: 'unreached' }, { failure: 'unreachable', message: UNREACHABLE, isUnreached: true }],
  [{ failure: 'unreachable' }, { failure: 'unreachable', message: UNREACHABLE, isUnreached: false }],
  [
    { failure: 'unexpected', message: 'NullReferenceException' },
    { failure: 'unexpected', message: INTERNAL },
  ],
  [{ failure: 'unclear' }, { failure: 'unclear', message: UNCLEAR }],
  [{ failure: 'tooLong' }, { failure: 'unclear', message: TOO_MUCH }],
])('%j becomes an error for people', async (problem, expected) => {
  const error = await errorOf(answered(problem, { is_exceed: true }));
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ ...expected, details: { is_exceed: true } });
});

it.each([
  [200, 'unclear'],
  [401, 'signedOut'],
  [404, 'unclear'],
  [500, 'unexpected'],
  [502, 'unreachable'],
  [504, 'unreachable'],
])(
  'an answer that does not come from the gateway, such as the page of a proxy, is no success: %i',
  async (status, failure) => {
    expect(await errorOf(answered(null, {}, status))).toMatchObject({ failure });
  },
);

it('a failed fetch is unreached, and an answer that is not JSON is unclear', async () => {
  expect(await errorOf(answerOf(Promise.reject(new TypeError('Failed to fetch'))))).toMatchObject({
    failure: 'unreachable',
    message: UNREACHABLE,
    isUnreached: true,
  });
  const garbled = answerOf(Promise.reject(new SyntaxError('Unexpected token <')));
  expect(await errorOf(garbled)).toMatchObject({ failure: 'unclear', message: UNCLEAR });
});

it('unknownOutcome has a reason only when the call may have been carried out', async () => {
  const outcome = async (failure: Problem['failure']) => unknownOutcome(await errorOf(answered({ failure })));
  expect(await outcome('unreachable')).toBe("We can't reach the server.");
  expect(await outcome('unclear')).toBe("We can't read the server's answer.");
  expect(await outcome('unexpected')).toBe('Internal Server Error.');
  for (const failure of ['refused', 'signedOut'] as const) expect(await outcome(failure)).toBeUndefined();
  for (const error of [offline(), new Error('No.')]) expect(unknownOutcome(error)).toBeUndefined();
});

it('has a message for anything thrown', () => {
  expect(messageOf(new ApiError('refused', 'No.'))).toBe('No.');
  expect(messageOf('what')).toBe(INTERNAL);
  for (const mistake of [new TypeError('Cannot destructure x'), new DOMException('The play() request was interrupted')])
    expect(messageOf(mistake)).toBe(INTERNAL);
});

it('retryAfter is set for a call that was not made, and not for one that may have been made', async () => {
  const after = async (failure: Problem['failure'], seconds: string) =>
    (await errorOf(answered({ failure }, {}, 503, { 'retry-after': seconds }))).retryAfter;
  expect(await after('refused', '30')).toBe(30);
  expect(await after('unreachable', '5')).toBeUndefined();
  expect(await after('refused', 'Wed, 21 Oct 2026 07:28:00 GMT')).toBeUndefined();
});
