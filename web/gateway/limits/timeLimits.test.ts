import { once } from 'node:events';
import net from 'node:net';
import { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { operationTable } from '#contract';
import type { Upstream } from '../upstreamCall';
import {
  administrator,
  exampleOf,
  fakeServers,
  formFrom,
  madeBy,
  OWN_ORIGIN,
  send,
  signedIn,
  startGateway,
} from '../whole/testing';
import { TIME_LIMITS, type TimeLimits } from './timeLimits';

/** A gateway with one short time limit, and a client that sends byte by byte. */
async function gatewayWithLimits(
  timeLimits: Partial<TimeLimits>,
  env: Record<string, string> = {},
  servers?: Upstream,
) {
  const all = { ...TIME_LIMITS, checkMs: 20, ...timeLimits };
  const { url } = await startGateway(env, servers, undefined, undefined, { timeLimits: all });
  const connect = async () => {
    // Like an attacker, it does not close the connection when the gateway does.
    const socket = net.connect({ port: Number(new URL(url).port), host: '127.0.0.1', allowHalfOpen: true });
    onTestFinished(() => void socket.destroy());
    const received: string[] = [];
    socket.on('data', (chunk) => received.push(String(chunk))).on('error', () => undefined);
    await once(socket, 'connect');
    /** Sends the text again and again until the gateway closes the connection. */
    const drip = (text: string) => {
      const dripping = setInterval(() => socket.write(text), 10);
      socket.once('close', () => clearInterval(dripping));
    };
    /** Not `once` of node:events, which would reject when an error comes before. */
    const closed = new Promise((resolve) => socket.once('close', resolve));
    return { socket, received, drip, closed };
  };
  return { url, connect };
}

const head = (path: string, headers: Record<string, string>) =>
  `${[`POST ${path} HTTP/1.1`, 'Host: x', ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`)].join('\r\n')}\r\n\r\n`;

test('a client that sends headers without end gets an error and is disconnected', async () => {
  const { connect } = await gatewayWithLimits({ headersMs: 100 });
  const { socket, received, drip, closed } = await connect();
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n');
  drip('X-More: 1\r\n');
  await closed;
  expect(received.join('')).toMatch(/^HTTP\/1.1 408 .*took too long/s);
});

test('a client that connects and sends nothing is disconnected', async () => {
  const { connect } = await gatewayWithLimits({ headersMs: 100 });
  const { socket } = await connect();
  socket.resume();
  await once(socket, 'end');
});

test.each([
  ['a call', '/api/session/agora/login'],
  ['a call that there is none of', '/api/nothing'],
  ['an address of the console', '/users'],
])('gives up a body that arrives byte by byte: of %s', async (_what, path) => {
  const { connect } = await gatewayWithLimits({ bodyMs: 100 }, {}, fakeServers());
  const { socket, received, drip, closed } = await connect();
  socket.write(head(path, { 'content-type': 'application/json', 'transfer-encoding': 'chunked' }));
  drip('1\r\n \r\n');
  await closed;
  expect(received.join('')).toMatch(/^HTTP\/1.1 4\d\d /);
});

test.each(['/', '/nothing', '/healthz', '/human-check', '/assets/x', '/config.json'])(
  'answers without reading a body where none is due: %s',
  async (path) => {
    const { connect } = await gatewayWithLimits({}, {}, fakeServers());
    const { socket, received } = await connect();
    socket.write(head(path, { 'content-type': 'application/json', 'content-length': '1000000' }));
    await vi.waitFor(() => expect(received.join('')).toMatch(/^HTTP\/1.1 4\d\d /), { timeout: 10_000 });
  },
);

test('a file of a signed-in person may take longer while it makes progress, but not when it stalls', async () => {
  const { connect } = await gatewayWithLimits({ bodyMs: 200, slowestBytesPerMs: 1 }, {}, fakeServers());
  const { headers, body } = madeBy(administrator, 'addOffer');
  const form = await formFrom({
    ...body,
    delights_image: new Blob([Buffer.from('ffd8ff', 'hex'), Buffer.alloc(50_000)]),
  });
  const begin = async (path: string, signed: Record<string, string>) => {
    const client = await connect();
    client.socket.write(head(path, { ...form.headers, 'content-length': `${form.body.length}`, ...signed }));
    return client;
  };
  const signed = { ...OWN_ORIGIN, cookie: String(headers.cookie), connection: 'close' };
  const path = `/api${operationTable.addOffer.path}`;
  const [file, stuck, other] = [await begin(path, signed), await begin(path, signed), await begin('/users', {})];
  stuck.socket.write(form.body.subarray(0, -1));
  const pieces = Array.from({ length: 51 }, (_, at) => form.body.subarray(at * 1_000, (at + 1) * 1_000));
  const arriving = setInterval(() => file.socket.write(pieces.shift() ?? ''), 20);
  onTestFinished(() => clearInterval(arriving));

  other.socket.resume();
  await Promise.all([other, stuck, file].map(({ socket }) => once(socket, 'end')));
  expect(pieces).toEqual([]);
  expect(file.received.join('')).toMatch(/^HTTP\/1.1 200 /);
  expect(stuck.received.join('')).toMatch(/^HTTP\/1.1 408 .*took too long/s);
});

test('closes an idle connection', async () => {
  const { connect } = await gatewayWithLimits({ idleMs: 100 });
  const { socket, received } = await connect();
  socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n');
  await once(socket, 'end');
  expect(received.join('')).toContain('200 OK');
});

test('gives up an answer that the client does not read', async () => {
  const servers = fakeServers(() => ({ body: Buffer.from(JSON.stringify({ data: [] }).padEnd(20_000_000)) }));
  const timeLimits = { answerMs: 100, slowestBytesPerMs: 1_000_000 };
  const { connect, url } = await gatewayWithLimits(timeLimits, { MAX_CONNECTIONS: '1' }, servers);
  const { socket, received } = await connect();
  const { cookie } = signedIn(administrator);
  const { method, path } = operationTable.listRemarks;
  socket.pause().write(`${method} /api${path} HTTP/1.1\r\nHost: x\r\nCookie: ${cookie}\r\n\r\n`);
  await expect(send(url, '/healthz')).rejects.toThrow();
  await vi.waitFor(() => send(url, '/healthz'), { timeout: 20_000 });
  socket.resume();
  await once(socket, 'end');
  expect(received.join('').length).toBeLessThan(20_000_000);
  expect(servers.called).toHaveLength(1);
});

/** An endless stream of rows, some of them every few milliseconds. */
async function* endless() {
  const { data } = JSON.parse(String(exampleOf('listRequestLogs').body));
  const rows = Array(200).fill(JSON.stringify(data[0])).join();
  yield Buffer.from(`{"data":[${rows}`);
  for (;;) {
    await setTimeout(5);
    yield Buffer.from(`,${rows}`);
  }
}

test('a streamed answer goes on for as long as the client reads it', async () => {
  const wholes: Readable[] = [];
  const servers = fakeServers(() => {
    const stream = Readable.from(endless(), { objectMode: false });
    wholes.push(stream);
    return { fullBody: stream };
  });
  const { connect } = await gatewayWithLimits({ answerMs: 200, slowestBytesPerMs: 1 }, {}, servers);
  const { headers } = madeBy(administrator, 'listRequestLogs');
  const { method, path } = operationTable.listRequestLogs;
  const begin = async () => {
    const client = await connect();
    const fields = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    client.socket.write(`${method} /api${path} HTTP/1.1\r\nHost: x\r\n${fields.join('')}\r\n`);
    return client;
  };
  const [reader, idler] = [await begin(), await begin()];
  const isGivenUp = vi.fn();
  reader.socket.once('end', isGivenUp);
  await once(idler.socket, 'data');
  idler.socket.pause();
  // By then the client that reads has been checked just as often.
  await vi.waitFor(() => expect(wholes[1]?.destroyed).toBe(true), { timeout: 30_000 });
  await once(reader.socket, 'data');
  expect(isGivenUp).not.toHaveBeenCalled();
  expect(reader.received.join('')).toMatch(/^HTTP\/1.1 200 /);
});

test('closes a connection beyond the maximum, and the others go on', async () => {
  const { connect, url } = await gatewayWithLimits({}, { MAX_CONNECTIONS: '2' });
  const [first] = [await connect(), await connect()];
  const third = await connect();
  third.socket.resume();
  await once(third.socket, 'end');
  await expect(send(url, '/healthz')).rejects.toThrow();
  first?.socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n');
  await once(first?.socket ?? third.socket, 'data');
  expect(first?.received.join('')).toContain('200 OK');
});
