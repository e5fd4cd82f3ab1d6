// What is on its way at once is bounded in all, and nobody gets half of it for the whole.
import http, { type ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { expect, test, vi } from 'vitest';
import { operationTable } from '#contract';
import { limits } from './bodies';
import { administrator, ana, ask, fakeServers, fakeUpstream, madeBy, signedIn, startGateway } from './testing';

const MB = 1024 * 1024;
const MISUNDERSTOOD = [502, { message: 'The server gave an answer that is not in the contract.' }];
const BUSY = [503, { message: 'The server is busy. Please try again in a moment.' }];
const picture = { 'content-type': 'image/png' };
const pieces = (megabytes: number) => Readable.from(Array(megabytes).fill(Buffer.alloc(MB)));

async function askedFor(answer: (response: ServerResponse) => void) {
  const mocks = await fakeUpstream((_request, response) => answer(response));
  const { url } = await startGateway({ PRISM_URL: mocks.url, MOCKS_URL: mocks.url });
  const { headers, body } = madeBy(administrator, 'getImage');
  return ask(url, 'getImage', headers, body);
}

/** Many megabytes take their time on a machine that is busy. */
const PATIENTLY = { timeout: 30_000 };

test.each<[string, (response: ServerResponse) => void]>([
  ['that comes in pieces', (response) => pieces(33).pipe(response.writeHead(200, picture))],
  [
    'that says so',
    (response) => pieces(33).pipe(response.writeHead(200, { ...picture, 'content-length': `${33 * MB}` })),
  ],
  [
    'that breaks off',
    (response) => {
      response.writeHead(200, { ...picture, 'content-length': 100 }).write('half');
      setTimeout(() => response.destroy(), 20);
    },
  ],
])('a picture that is too large or no whole one is a clear error: one %s', async (_what, answer) => {
  const received = await askedFor(answer);
  expect([received.status, received.json()]).toEqual(MISUNDERSTOOD);
});

test('a picture of the largest size passes', async () => {
  const received = await askedFor((response) => pieces(32).pipe(response.writeHead(200, picture)));
  expect([received.status, received.body.length]).toEqual([200, limits.answer]);
});

test('answers that are too much together are refused, and once they have gone there is room again', async () => {
  const holding: ServerResponse[] = [];
  const mocks = await fakeUpstream((_request, response) => {
    response.writeHead(200, picture).write(Buffer.alloc(30 * MB));
    holding.push(response);
  });
  const { url } = await startGateway({ MOCKS_URL: mocks.url, IN_FLIGHT_MB: '64' });
  const { headers, body } = madeBy(administrator, 'getImage');
  const statuses: unknown[] = [];
  const see = async () => {
    const answer = await ask(url, 'getImage', headers, body);
    statuses.push(answer.status === 200 ? 200 : [answer.status, answer.json()]);
  };
  const seen = [see(), see(), see()];
  // Two have room. The third is refused while they are still on their way.
  await vi.waitFor(() => expect(statuses).toEqual([BUSY]), PATIENTLY);
  for (const response of holding) response.end();
  await Promise.all(seen);
  expect(statuses).toEqual([BUSY, 200, 200]);
  const more = see();
  await vi.waitFor(() => expect(holding).toHaveLength(4), PATIENTLY);
  holding[3]?.end();
  await more;
  expect(statuses.at(-1)).toBe(200);
});

test('bodies that are too much together are refused, and whoever gives up gives their room back', async () => {
  const { url } = await startGateway({ IN_FLIGHT_MB: '64' }, fakeServers());
  const { headers } = madeBy(administrator, 'saveImage');
  const typed = { ...headers, 'content-type': 'application/json' };
  const size = 11 * MB;
  const refused: unknown[] = [];
  /** All of the body but its end. */
  const begin = () => {
    const request = http.request(url, {
      method: operationTable.saveImage.method,
      path: `/api${operationTable.saveImage.path}`,
      headers: { ...typed, 'content-length': size },
      agent: false,
    });
    request.on('error', () => undefined);
    request.on('response', (response) => void refused.push(response.resume().statusCode));
    request.write(Buffer.alloc(size - 1, ' '));
    return request;
  };
  const begun = Array.from({ length: 6 }, begin);
  await vi.waitFor(() => expect(refused).toEqual([503]), PATIENTLY);
  for (const request of begun) request.destroy();
  const whole = () => ask(url, 'saveImage', headers, { Value: 'x'.repeat(size - 100) });
  await vi.waitFor(async () => expect((await whole()).status).not.toBe(503), PATIENTLY);
});

test('who has not signed in is told apart from who has', async () => {
  const servers = fakeServers();
  const { url } = await startGateway({}, servers);
  const Value = { emailaddress: ana.email };
  await ask(url, 'loginAgora', {}, { Value });
  await ask(url, 'loginAgora', signedIn({}, { verified: false }), { Value });
  await ask(url, 'loginAgora', signedIn(), { Value });
  await ask(url, 'checkDevice', madeBy({}, 'checkDevice').headers);
  expect(servers.called.map(({ isPublic }) => isPublic)).toEqual([true, true, true, false]);
});
