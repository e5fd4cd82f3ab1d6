import { expect, test } from 'vitest';
import { answerSchemas, operationIds } from '../answers/contract';
import { operationNamed } from '../requests/operations';
import { NOT_REACHED } from '../requests/ownMessages';
import { bytesOf, callOf, tlsServer, trusted, upstreamOf } from './testing';

async function answerTo(
  operation:
    | 'listRemarks'
    | 'logoutAgora'
    | 'getImage'
    | 'addUser'
    | 'addStore'
    | 'addRole'
    | 'saveDecision'
    | 'getPlanFile',
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
  ['a word with a byte order mark', 200, 'text/plain', '\uFEFFOK'],
  ['a word in quotes', 200, 'application/json', '"Success"'],
  ['the number of a record', 200, 'application/json', '17'],
  ['null', 200, 'application/json', 'null'],
  ['a message that only says yes', 200, 'application/json', '{"message":"Success","data":[]}'],
  ['a list', 200, 'application/json', '[]'],
  ['the saved record', 200, 'application/json', '{"code":450,"errors":[]}'],
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

const NO = '{"success":false}';
const DUPLICATE = '{"success":false,"message":"Duplicate"}';

test.each([
  ['false', NO],
  ['0', NO],
  ['"false"', NO],
  ['{"SUCCESS":false,"message":"Duplicate"}', DUPLICATE],
  ['{"IsSuccess":false,"ErrorMessage":"Duplicate"}', DUPLICATE],
  ['{"success":"N","message":"Duplicate"}', DUPLICATE],
  ['{"result":false,"message":"Duplicate"}', DUPLICATE],
  ['{"status":"error","message":"Duplicate"}', DUPLICATE],
  ['{"code":409,"message":"Duplicate"}', DUPLICATE],
  ['{"error":"Duplicate"}', DUPLICATE],
  ['{"errors":{"name":["Duplicate"]}}', NO],
  ['{"message":"Duplicate","data":[]}', DUPLICATE],
  ['{"data":{"success":false,"message":"Duplicate"}}', DUPLICATE],
  ['[{"success":false,"message":"Duplicate"}]', DUPLICATE],
  ['\uFEFF{"success":false,"message":"Duplicate"}', DUPLICATE],
])('where the specification does not show the answer, every kind of no is a refusal: %s', async (body, expected) => {
  expect((await answerTo('addUser', 'application/json', body)).body).toBe(expected);
});

test.each([
  ['a text', 'text/plain', 'Error: duplicate'],
  ['a text in quotes', 'application/json', '"Failed: duplicate"'],
  ['JSON that is broken', 'application/json', '{"success":false,"message":"Duplicate",}'],
  ['JSON that is cut', 'application/json', '{"success":true,"mess'],
])('where the specification does not show the answer, %s is neither success nor refusal', async (_what, type, body) => {
  const answer = await answerTo('addUser', type, body);
  expect(answer).toMatchObject({ body, failures: [expect.stringContaining('"reason":"unreadable"')] });
});

test.each([
  ['as text', 'text/plain', 'Remark is too long.'],
  ['as text in quotes', 'application/json', '"Remark is too long."'],
])('the reason of a refusal with such a status may come %s', async (_what, type, body) => {
  for (const operation of ['addUser', 'saveDecision'] as const)
    expect((await answerTo(operation, type, body, 400)).body).toContain('Remark is too long.');
  expect(await answerTo('addUser', 'text/html', '<h1>Bad Request</h1>', 400)).toMatchObject({ status: 400 });
});

test('where the specification shows only words, a plain text is these words, and an empty list beside them says nothing', async () => {
  expect((await answerTo('addRole', 'application/json', '{"message":"Role has been added.","data":[]}')).body).toBe(
    '{"success":true,"message":"Role has been added."}',
  );
  expect((await answerTo('addRole', 'text/plain', 'Role has been added.')).body).toBe(
    '{"success":true,"message":"Role has been added."}',
  );
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

test.each(['image/png', 'image/webp', 'image/gif', 'application/pdf'])(
  'a file of %s itself is read where the contract has it in JSON',
  async (type) => {
    expect(await answerTo('getPlanFile', type, 'bytes')).toMatchObject({
      type: 'application/json',
      body: JSON.stringify({ base64: Buffer.from('bytes').toString('base64') }),
    });
  },
);

test('an answer that should be a picture keeps its type, so that the contract can refuse it', async () => {
  expect(await answerTo('getImage', 'text/html', '<p>')).toMatchObject({ type: 'text/html', body: '<p>' });
});

test('an answer that is nested too deeply is passed on unread', async () => {
  const body = '['.repeat(200_000) + ']'.repeat(200_000);
  expect(await answerTo('listRemarks', 'application/json', body)).toMatchObject({ body });
});
