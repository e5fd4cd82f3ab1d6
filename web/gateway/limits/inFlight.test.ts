// The memory for bodies and answers in flight is bounded, and no caller ever gets a truncated answer as a complete one.
import { randomUUID } from 'node:crypto';
import http, { type ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { expect, test, vi } from 'vitest';
import { type OperationId, operationTable } from '#contract';
import { limits } from '../requests/bodies';
import {
  administrator,
  ana,
  ask,
  fakeServers,
  fakeUpstream,
  madeBy,
  OWN_ORIGIN,
  signedIn,
  startGateway,
} from '../whole/testing';

const MB = 1024 * 1024;
const MISUNDERSTOOD = [502, { message: 'The server gave an answer that is not in the contract.' }];
const TOO_MUCH = [502, { message: 'The server gave more than can be taken at once.' }];
const BUSY = [503, { message: 'The server is busy. Please try again in a moment.' }];
const picture = { 'content-type': 'image/png' };
const pieces = (megabytes: number) => Readable.from(Array(megabytes).fill(Buffer.alloc(MB)));

async function askedFor(answer: (response: ServerResponse) => void) {
  const mocks = await fakeUpstream((_request, response) => answer(response));
  const { url } = await startGateway({ PRISM_URL: mocks.url, MOCKS_URL: mocks.url });
  const { headers, body } = madeBy(administrator, 'getImage');
  return ask(url, 'getImage', headers, body);
}

/** Many megabytes take time on a busy machine. */
const PATIENTLY = { timeout: 30_000 };

test.each<[string, (response: ServerResponse) => void, unknown[]]>([
  ['that comes in pieces', (response) => pieces(33).pipe(response.writeHead(200, picture)), TOO_MUCH],
  [
    'that says so',
    (response) => pieces(33).pipe(response.writeHead(200, { ...picture, 'content-length': `${33 * MB}` })),
    TOO_MUCH,
  ],
  [
    'that breaks off',
    (response) => {
      response.writeHead(200, { ...picture, 'content-length': 100 }).write('half');
      setTimeout(() => response.destroy(), 20);
    },
    MISUNDERSTOOD,
  ],
])('a picture that is too large or incomplete is an error: one %s', async (_what, answer, expected) => {
  const received = await askedFor(answer);
  expect([received.status, received.json()]).toEqual(expected);
});

test('a picture of the largest size passes', async () => {
  const received = await askedFor((response) => pieces(32).pipe(response.writeHead(200, picture)));
  expect([received.status, received.body.length]).toEqual([200, limits.answer]);
});

test('refuses answers beyond the memory for all, until others have been sent', async () => {
  const holding: ServerResponse[] = [];
  const mocks = await fakeUpstream((_request, response) => {
    response.writeHead(200, picture).write(Buffer.alloc(30 * MB));
    holding.push(response);
  });
  const { url } = await startGateway({ MOCKS_URL: mocks.url, IN_FLIGHT_MB: '80' });
  const statuses: unknown[] = [];
  /** Each call is by another person. */
  const see = async () => {
    const { headers, body } = madeBy({ ...administrator, email: `${randomUUID()}@mail.example` }, 'getImage');
    const answer = await ask(url, 'getImage', headers, body);
    statuses.push(answer.status === 200 ? 200 : [answer.status, answer.json()]);
  };
  const seen = [see(), see(), see()];
  // There is memory for two. The third is refused while they are in flight.
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

const withPicture = (email: string) => madeBy({ ...administrator, email }, 'saveImage').headers;

/** A client that sends bodies without their last byte. */
function beginnerAt(url: string) {
  const begun: http.ClientRequest[] = [];
  const refused: unknown[] = [];
  return {
    begun,
    refused,
    begin: (id: OperationId, sentHeaders: http.OutgoingHttpHeaders, size: number) => {
      const { method, path } = operationTable[id];
      const headers = { ...sentHeaders, 'content-type': 'application/json', 'content-length': size };
      const request = http.request(url, { method, path: `/api${path}`, headers, agent: false });
      request.on('error', () => undefined);
      request.on('response', (response) => void refused.push(response.resume().statusCode));
      request.write(Buffer.alloc(size - 1, ' '));
      begun.push(request);
    },
  };
}

const SIZE = 11 * MB;
const PICTURE = { ImageBase64: 'iVBORw0KGgoA'.padEnd(8 * MB, 'A') };

test('limits the unfinished bodies of one person, without affecting others, until some are given up', async () => {
  const { url } = await startGateway({ IN_FLIGHT_MB: '64' }, fakeServers());
  const { begun, refused, begin } = beginnerAt(url);
  const eva = withPicture('eva@mail.example');
  const save = (headers: http.OutgoingHttpHeaders) => ask(url, 'saveImage', headers, PICTURE);
  for (let count = 0; count < 5; count += 1) begin('saveImage', eva, SIZE);
  // One person's share is three times 11 MB.
  await vi.waitFor(() => expect(refused).toEqual([503, 503]), PATIENTLY);
  expect((await save(withPicture('ben@mail.example'))).status).toBe(200);
  // Two are refused before the other three have come whole, so her first save may still fit.
  await vi.waitFor(async () => {
    const own = await save(eva);
    expect([own.status, own.json()]).toEqual(BUSY);
  }, PATIENTLY);
  for (const request of begun) request.destroy();
  await vi.waitFor(async () => expect((await save(eva)).status).toBe(200), PATIENTLY);
});

test('small calls are answered while others hold all the memory for bodies', async () => {
  const { url } = await startGateway({ IN_FLIGHT_MB: '64' }, fakeServers());
  const { refused, begin } = beginnerAt(url);
  const evil = Array.from({ length: 60 }, (_, number) => withPicture(`evil.${number}@mail.example`));
  for (const headers of evil.slice(0, 6)) begin('saveImage', headers, SIZE);
  await vi.waitFor(() => expect(refused).toEqual([503, 503]), PATIENTLY);
  // Fills the rest of it in smaller steps.
  for (const headers of evil.slice(6)) begin('saveImage', headers, MB);
  await vi.waitFor(() => expect(refused.length).toBeGreaterThan(2), PATIENTLY);
  expect((await ask(url, 'checkDevice', madeBy({}, 'checkDevice').headers)).status).toBe(200);
});

test('a network address with too many unfinished logins is refused more, and others can sign in', async () => {
  const { url } = await startGateway({ IN_FLIGHT_MB: '64', TRUST_PROXY: '1' }, fakeServers());
  const { refused, begin } = beginnerAt(url);
  const from = (place: string) => ({ ...OWN_ORIGIN, 'x-forwarded-for': place });
  for (let count = 0; count < 140; count += 1) begin('loginAgora', from('192.0.2.1'), 4_096);
  // The share is an eighth of 16 MB: 128 times the memory that every call reserves.
  await vi.waitFor(() => expect(refused).toEqual(Array(12).fill(503)), PATIENTLY);
  expect((await ask(url, 'loginAgora', from('192.0.2.1'))).status).toBe(503);
  expect((await ask(url, 'loginAgora', from('192.0.2.2'))).status).toBe(200);
});

test('calls by people who have not signed in are marked as public', async () => {
  const servers = fakeServers();
  const { url } = await startGateway({}, servers);
  const Value = { emailaddress: ana.email };
  await ask(url, 'loginAgora', {}, { Value });
  await ask(url, 'loginAgora', signedIn({}, { verified: false }), { Value });
  await ask(url, 'loginAgora', signedIn(), { Value });
  await ask(url, 'checkDevice', madeBy({}, 'checkDevice').headers);
  expect(servers.called.map(({ isPublic }) => isPublic)).toEqual([true, true, true, false]);
});
