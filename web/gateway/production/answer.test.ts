import { expect, test } from 'vitest';
import { bytesOf, callOf, tlsServer, trusted, upstreamOf } from './testing';

async function answerTo(
  operation: 'listRemarks' | 'logoutAgora' | 'getImage',
  type: string,
  said: string,
  status = 200,
) {
  const url = await tlsServer((_request, response) => {
    response.writeHead(status, { 'content-type': type }).end(said);
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
])('a text answer that arrives %s has one pair of quotes', async (_, said) => {
  expect(await answerTo('logoutAgora', 'text/html', said)).toMatchObject({
    type: 'text/plain',
    body: JSON.stringify(outcome),
  });
});

test.each([
  ['JSON', '{"data":[{"satz":7,"bemerkungen":"x","stand":"AKTIV"}],"satz":"also"}'],
  ['a text that holds JSON', JSON.stringify('{"data":[{"satz":7,"bemerkungen":"x","stand":"AKTIV"}],"satz":"also"}')],
])('the names in %s are the contract ones again, at any depth', async (_, said) => {
  expect(await answerTo('listRemarks', 'text/plain', said)).toMatchObject({
    type: 'application/json',
    body: '{"data":[{"recordid":7,"remarks":"x","status":"A"}],"recordid":"also"}',
  });
});

test('what cannot be read is handed on as it came, for the policy to refuse', async () => {
  const answer = await answerTo('listRemarks', 'text/html', '<p>Sorry');
  expect(answer).toMatchObject({ status: 200, type: 'text/html', body: '<p>Sorry' });
  expect(answer.failures).toEqual([expect.stringContaining('"reason":"unreadable"')]);
});

test.each([
  [500, 502],
  [502, 502],
  [503, 502],
  [504, 504],
])('the page of a proxy with the status %i never reaches the browser', async (status, refused) => {
  await expect(answerTo('listRemarks', 'text/html', '<h1>Bad Gateway</h1>', status)).rejects.toMatchObject({
    statusCode: refused,
  });
});

test('a picture that is none keeps its type, so that the contract can refuse it', async () => {
  expect(await answerTo('getImage', 'text/html', '<p>')).toMatchObject({ type: 'text/html', body: '<p>' });
});

test('an answer nested deeper than anything is not read', async () => {
  const said = '['.repeat(200_000) + ']'.repeat(200_000);
  expect(await answerTo('listRemarks', 'application/json', said)).toMatchObject({ body: said });
});
