import { expect, test } from 'vitest';
import { operationTable } from '#contract';
import { fakeUpstream, OWN_ORIGIN, send, startGateway } from '../whole/testing';
import { wholeBody } from './wholeRequest';

const asPage = { accept: 'text/html' };
/** Headers that keep a browser from taking the answer for a page. */
const AS_JSON = { 'content-type': 'application/json; charset=utf-8', 'x-content-type-options': 'nosniff' };

test.each([
  '/..%2f..%2fetc/passwd',
  '/../../etc/passwd',
  '/assets/../../../etc/passwd',
  '/assets/..%5c..%5cetc',
  '/api/../control/reset',
  '/control/%2e%2e/session/device',
  '//example.com',
  '/a%2f%2fb',
  '/%00',
  '/a%0d%0ab',
  '/%c0%ae%c0%ae/',
  '/%zz',
  '*',
])('the address %s is refused', async (path) => {
  const mocks = await fakeUpstream();
  const { url } = await startGateway({ MOCKS_URL: mocks.url, PRISM_URL: mocks.url });
  const answer = await send(url, path, { headers: asPage });
  expect([answer.status, answer.json()]).toEqual([400, { message: 'The address is not valid.' }]);
  expect(answer.headers).toMatchObject(AS_JSON);
  expect(mocks.requests).toEqual([]);
});

test('requests that are too long, unknown or not HTTP are refused in the same form', async () => {
  const { url } = await startGateway();
  const cases = [
    [await send(url, `/${'a'.repeat(9_000)}`), 414, 'The address is too long.'],
    [await send(url, `/${'a'.repeat(99_000)}`), 431, 'The address or the headers are too long.'],
    [await send(url, '/', { headers: { x: 'a'.repeat(20_000) } }), 431, 'The address or the headers are too long.'],
    [await send(url, '/', { headers: { 'content-length': 'x' } }), 400, 'The request is not valid.'],
    [await send(url, '/dashboard', { method: 'DELETE' }), 405, 'This method is not allowed here.'],
    [await send(url, '/dashboard', { method: 'PROPFIND' }), 405, 'This method is not allowed here.'],
  ] as const;
  for (const [answer, status, message] of cases) {
    expect([answer.status, answer.json()]).toEqual([status, { message }]);
    expect(answer.headers).toMatchObject(AS_JSON);
  }
  expect((await send(url, '/healthz')).status).toBe(200);
});

test('the log has the operation and its result, and nothing of what was sent', async () => {
  const prism = await fakeUpstream((_request, response) => void response.socket?.end('Sesame'));
  const { url, log } = await startGateway({ PRISM_URL: prism.url, LOG_LEVEL: 'trace' });
  const path = `/api${operationTable.loginAgora.path}`;
  const headers = {
    ...OWN_ORIGIN,
    'content-type': 'application/json',
    cookie: 'sign-in=Sesame',
    authorization: 'Sesame',
  };
  await send(url, `${path}?otp=Sesame`, {
    method: 'POST',
    headers,
    body: wholeBody('loginAgora', { Value: { password: 'Sesame' } }),
  });
  await send(url, path, { method: 'POST', headers, body: '{"Value":{"Sesame":"Sesame"}}' });
  await send(url, path, { method: 'POST', headers, body: 'Sesame' });

  const lines = log.map((line) => JSON.parse(line)).filter((line) => line.status);
  const expected = { method: 'POST', operation: 'loginAgora', ms: expect.any(Number) };
  expect(lines).toMatchObject([
    { ...expected, status: 502 },
    { ...expected, status: 400 },
    { ...expected, status: 400 },
  ]);
  expect(log.join('')).not.toContain('Sesame');
});
