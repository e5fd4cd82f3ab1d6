import { expect, test } from 'vitest';
import { NOT_REACHED } from '../../src/api/gatewayMessages';
import { answerSchemas, operationIds } from '../answers/contract';
import { operationNamed } from '../requests/operations';
import { bytesOf, callOf, tlsServer, trusted, upstreamOf } from './testing';

async function answerTo(
  operation: 'listRemarks' | 'logoutAgora' | 'getImage' | 'addUser' | 'addStore' | 'saveDecision',
  type: string,
  body: string,
  status = 200,
) {
  const url = await tlsServer((_request, response) => {
    response.writeHead(status, { 'content-type': type }).end(body);
  });
  const { upstream, log } = await upstreamOf({
    upstreams: { main: { url, ...trusted } },
    names: { remarks: 'bemerkungen', recordid: 'satz', status: 'stand' },
    values: { status: { A: 'AKTIV' } },
    operations: { [operation]: { path: '/' } },
  });
  const answer = await upstream.call(callOf(operation));
  return { ...answer, body: String(await bytesOf(answer.body)), failures: log.filter((line) => /failed/.test(line)) };
}

const outcome = '{"success":true,"message":"Yes."}';

test.each([
  ['as it is', outcome],
  ['in quotes', JSON.stringify(outcome)],
  ['in two pairs of quotes', JSON.stringify(JSON.stringify(outcome))],
])('a text answer that arrives %s is passed on with one pair of quotes', async (_, body) => {
  expect(await answerTo('logoutAgora', 'text/html', body)).toMatchObject({
    type: 'text/plain',
    body: JSON.stringify(outcome),
  });
});

test.each([
  ['JSON', '{"data":[{"satz":7,"bemerkungen":"x","stand":"AKTIV"}],"satz":"also"}'],
  ['a text that holds JSON', JSON.stringify('{"data":[{"satz":7,"bemerkungen":"x","stand":"AKTIV"}],"satz":"also"}')],
])('translates the names in %s back to the contract’s, at any depth', async (_, body) => {
  expect(await answerTo('listRemarks', 'text/plain', body)).toMatchObject({
    type: 'application/json',
    body: expect.stringMatching(/^\{"data":\[\{"recordid":7,"remarks":"x",.*"status":"A".*\}\],"recordid":"also"\}$/),
  });
});

test('passes an unreadable answer on unchanged, for the policy to refuse', async () => {
  const answer = await answerTo('listRemarks', 'text/html', '<p>Sorry');
  expect(answer).toMatchObject({ status: 200, type: 'text/html', body: '<p>Sorry' });
  expect(answer.failures).toEqual([expect.stringContaining('"reason":"unreadable"')]);
});

test.each([
  [500, 502],
  [502, 502],
  [503, 502],
  [504, 504],
])(
  'the page of a proxy with the status %i does not reach the browser and does not count as an unreachable server',
  async (status, refused) => {
    const answer = answerTo('listRemarks', 'text/html', '<h1>Bad Gateway</h1>', status);
    await expect(answer).rejects.toMatchObject({ statusCode: refused });
    await expect(answer).rejects.not.toMatchObject({ message: NOT_REACHED });
  },
);

test.each([
  ['nothing', 200, 'text/plain', ''],
  ['nothing, as such', 204, 'text/plain', ''],
  ['another success', 201, 'application/json', '{"satz":7}'],
  ['a word', 200, 'text/plain', 'Saved'],
  ['a list', 200, 'application/json', '[]'],
])('where the specification does not show the answer, %s is a success', async (_what, status, type, body) => {
  expect(await answerTo('addUser', type, body, status)).toMatchObject({
    status: 200,
    type: 'application/json',
    body: '{"success":true}',
    failures: [],
  });
  expect((await answerTo('addStore', type, body, status)).body).toBe('{"is_success":true}');
});

test.each([
  ['{"success":false,"message":"No."}', '{"success":false,"message":"No."}'],
  ['{"message":"No."}', '{"success":false,"message":"No."}'],
  [JSON.stringify('{"error_message":"No."}'), '{"success":false,"message":"No."}'],
  ['{"error_message":"No.","satz":7}', '{"success":false,"message":"No."}'],
  ['{"message":"Saved.","satz":7}', '{"success":true}'],
  ['{"success":true,"message":"Saved."}', '{"success":true,"message":"Saved."}'],
])('where the specification does not show the answer, a refusal is still a refusal: %s', async (body, expected) => {
  expect((await answerTo('addUser', 'application/json', body)).body).toBe(expected);
});

test('an empty body where the specification shows the answer is no success, nor is a web page', async () => {
  expect(await answerTo('saveDecision', 'text/plain', '')).toMatchObject({ body: '' });
  expect(await answerTo('addUser', 'text/html', '<p>Sorry')).toMatchObject({ type: 'text/html', body: '<p>Sorry' });
});

test('the contract has a success flag in every answer that the specification does not show', () => {
  const unshown = operationIds.filter((id) => operationNamed(id).policy.answerNotShown);
  expect(unshown.length).toBeGreaterThan(40);
  for (const id of unshown) {
    const { properties } = answerSchemas[id][200]?.['application/json'] ?? {};
    expect([id, 'success' in properties || 'is_success' in properties]).toEqual([id, true]);
  }
});

test('an answer that should be a picture keeps its type, so that the contract can refuse it', async () => {
  expect(await answerTo('getImage', 'text/html', '<p>')).toMatchObject({ type: 'text/html', body: '<p>' });
});

test('an answer that is nested too deeply is passed on unread', async () => {
  const body = '['.repeat(200_000) + ']'.repeat(200_000);
  expect(await answerTo('listRemarks', 'application/json', body)).toMatchObject({ body });
});
