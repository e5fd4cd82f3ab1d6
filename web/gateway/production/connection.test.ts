import { EventEmitter, once } from 'node:events';
import type { RequestListener, ServerResponse } from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createRoom } from '../limits/room';
import { limits } from '../requests/bodies';
import { bytesOf, callOf, json, tlsServer, tlsSocketServer, trusted, upstreamOf } from './testing';

const SLOW = { statusCode: 504 };
const UNREACHED = { statusCode: 502, message: 'The server could not be reached.' };
const MORE_THAN_IS_TAKEN = { statusCode: 502, message: 'The server gave more than can be taken at once.' };
const decision = { Value: { memberid: 1 } };

async function upstreamAt(url: string, limitsOf: object = {}) {
  return upstreamOf({
    upstreams: { main: { url, ...trusted, ...limitsOf } },
    operations: {
      listRemarks: { path: '/remarks', retry: true },
      getImage: { path: '/image' },
      listAdminUsers: { path: '/users' },
      saveDecision: { path: '/decision' },
      resetAppLockout: { path: '/lockout' },
    },
  });
}

async function upstreamThat(answer: RequestListener, limitsOf: object = {}) {
  return upstreamAt(await tlsServer(answer), limitsOf);
}

const startsOnly = (response: ServerResponse) => {
  response.writeHead(200, { 'content-type': 'image/png' });
  response.write('a');
};

test('a server that never takes the connection is unreachable after connectMs', async () => {
  const silent = net.createServer(() => {});
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void silent.close());
  const { port } = silent.address() as AddressInfo;
  const { upstream, log } = await upstreamAt(`https://localhost:${port}`, { connectMs: 50 });
  await expect(upstream.call(callOf('listAdminUsers'))).rejects.toMatchObject(UNREACHED);
  expect(log.at(-1)).toContain('UND_ERR_CONNECT_TIMEOUT');
});

test('a server that does not begin to answer is too slow after firstByteMs', async () => {
  const { upstream, log } = await upstreamThat(() => {}, { firstByteMs: 50 });
  await expect(upstream.call(callOf('listRemarks'))).rejects.toMatchObject(SLOW);
  expect(log.at(-1)).toContain('"reason":"tooSlow","code":"UND_ERR_HEADERS_TIMEOUT"');
});

test('an answer arrives whole, though the server has ended the connection before anybody reads it', async () => {
  const sizes = Array.from({ length: 40 }, (_, index) => (index + 1) * 4 * 1024);
  // It says everything at once and goes.
  const url = await tlsSocketServer((socket) => {
    const size = sizes.shift() ?? 0;
    const head = `HTTP/1.1 200 OK\r\nContent-Type: image/png\r\nContent-Length: ${size}\r\nConnection: close\r\n\r\n`;
    socket.end(Buffer.concat([Buffer.from(head), Buffer.alloc(size)]));
  });
  const { upstream } = await upstreamAt(url);
  for (const size of [...sizes]) {
    const { body } = await upstream.call(callOf('getImage'));
    for (let turn = 0; turn < 100; turn += 1) await setImmediate();
    expect((await bytesOf(body)).length).toBe(size);
  }
});

test('an answer that goes on for longer than totalMs is cut', async () => {
  const { upstream } = await upstreamThat(
    (_request, response) => {
      response.writeHead(200, { 'content-type': 'image/png' });
      const drip = setInterval(() => response.write('a'), 5);
      response.on('close', () => clearInterval(drip));
    },
    { firstByteMs: 1_500, totalMs: 1_500 },
  );
  const { body } = await upstream.call(callOf('getImage'));
  await expect(bytesOf(body)).rejects.toMatchObject(SLOW);
});

test.each([
  ['JSON', 'application/json'],
  ['a picture', 'image/png'],
])('an answer of %s that is cut off is none', async (_, type) => {
  const { upstream } = await upstreamThat((_request, response) => {
    response.writeHead(200, { 'content-type': type, 'content-length': 100 });
    response.write('{"data":');
    setTimeout(() => response.destroy(), 20);
  });
  const operation = type === 'image/png' ? 'getImage' : 'listAdminUsers';
  const whole = async () => bytesOf((await upstream.call(callOf(operation))).body);
  await expect(whole()).rejects.toMatchObject(UNREACHED);
});

test('who has not signed in takes no connection from who has, and waits for their own only so long', async () => {
  const limitsOf = { connections: 1, publicConnections: 2, queueLength: 1, queueMs: 50 };
  const stuck: ServerResponse[] = [];
  const { upstream, log } = await upstreamThat((request, response) => {
    if (request.url === '/remarks') stuck.push(response);
    else response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  }, limitsOf);
  const ask = () => upstream.call(callOf('listRemarks', { isPublic: true }));
  const BUSY = { statusCode: 503, message: 'The server is busy. Please try again in a moment.' };
  const held = [ask(), ask()];
  await vi.waitFor(() => expect(stuck).toHaveLength(2));
  const waiting = expect(ask()).rejects.toMatchObject({ ...BUSY, headers: { 'retry-after': '5' } });
  await expect(ask()).rejects.toMatchObject(BUSY);
  expect(await upstream.call(callOf('listAdminUsers'))).toMatchObject({ status: 200 });
  await waiting;
  expect(log.at(-1)).toContain('"reason":"busy"');
  expect(stuck).toHaveLength(2);
  for (const response of stuck) response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  await Promise.all(held);
  const third = ask();
  await vi.waitFor(() => expect(stuck).toHaveLength(3));
  stuck[2]?.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  expect(await third).toMatchObject({ status: 200 });
});

test('an answer that says it is too large, for itself or beside all others, is not begun', async () => {
  const { upstream, log } = await upstreamThat((request, response) => {
    const size = request.url === '/image' ? limits.answer + 1 : 1000;
    response.writeHead(200, { 'content-type': 'image/png', 'content-length': size }).write('a');
  });
  await expect(upstream.call(callOf('getImage'))).rejects.toMatchObject(MORE_THAN_IS_TAKEN);
  const room = createRoom({ size: 999, queueLength: 1, queueMs: 50 });
  const memory = await room.enter(1, new AbortController().signal);
  await expect(upstream.call(callOf('listAdminUsers', { memory }))).rejects.toMatchObject({ statusCode: 503 });
  expect(log.at(-1)).toContain('"reason":"busy"');
});

test('an answer that is too large is cut', async () => {
  const { upstream } = await upstreamThat((_request, response) => {
    response.writeHead(200, { 'content-type': 'image/png' });
    Readable.from(Array(limits.answer / 65_536 + 1).fill(Buffer.alloc(65_536))).pipe(response);
  });
  const { body } = await upstream.call(callOf('getImage'));
  await expect(bytesOf(body)).rejects.toMatchObject(MORE_THAN_IS_TAKEN);
});

test('when the browser goes, the server notices, and nobody calls it a failure', async () => {
  const browser = new AbortController();
  const server = new EventEmitter();
  const gone = once(server, 'gone');
  const { upstream, log } = await upstreamThat((_request, response) => {
    response.on('close', () => server.emit('gone'));
    browser.abort();
  });
  const remarks = log.length;
  await expect(upstream.call(callOf('listRemarks', { signal: browser.signal }))).rejects.toMatchObject({
    statusCode: 502,
  });
  await gone;
  expect(log).toHaveLength(remarks);
});

test('when the browser goes in the middle of a picture, the server notices', async () => {
  const browser = new AbortController();
  const server = new EventEmitter();
  const gone = once(server, 'gone');
  const { upstream } = await upstreamThat((_request, response) => {
    response.on('close', () => server.emit('gone'));
    startsOnly(response);
  });
  const { body } = await upstream.call(callOf('getImage', { signal: browser.signal }));
  const broken = expect(bytesOf(body)).rejects.toMatchObject({ statusCode: 502 });
  browser.abort();
  await Promise.all([broken, gone]);
});

test('a picture that nobody reads any more is given up', async () => {
  const server = new EventEmitter();
  const gone = once(server, 'gone');
  const { upstream } = await upstreamThat((_request, response) => {
    response.on('close', () => server.emit('gone'));
    startsOnly(response);
  });
  const { body } = await upstream.call(callOf('getImage'));
  (body as Readable).destroy();
  await gone;
});

test('no more calls at a time than connections', async () => {
  let open = 0;
  let most = 0;
  const { upstream } = await upstreamThat(
    (_request, response) => {
      open += 1;
      most = Math.max(most, open);
      setTimeout(() => {
        open -= 1;
        response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
      }, 20);
    },
    { connections: 2 },
  );
  await Promise.all(Array.from({ length: 6 }, () => upstream.call(callOf('listAdminUsers'))));
  expect(most).toBe(2);
});

test('a read that says so is asked once more when the connection breaks; another is not, nor a decision', async () => {
  let asked = 0;
  const { upstream } = await upstreamThat((request, response) => {
    asked += 1;
    if (asked === 1 || request.url === '/decision') response.destroy();
    else response.writeHead(200, { 'content-type': 'application/json' }).end('{"data":[]}');
  });
  expect(await upstream.call(callOf('listRemarks'))).toMatchObject({ status: 200 });
  expect(asked).toBe(2);
  asked = 0;
  await expect(upstream.call(callOf('listAdminUsers'))).rejects.toMatchObject(UNREACHED);
  await expect(upstream.call(callOf('saveDecision', json(decision)))).rejects.toMatchObject(UNREACHED);
  expect(asked).toBe(2);
});

test('a redirect is not followed, and nothing compressed is taken', async () => {
  const paths: string[] = [];
  const { upstream } = await upstreamThat((request, response) => {
    paths.push(`${request.url} ${request.headers['accept-encoding']}`);
    if (request.url === '/users') response.writeHead(302, { location: '/remarks' }).end();
    else response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' }).end('x');
  });
  expect(await upstream.call(callOf('listAdminUsers'))).toMatchObject({ status: 302 });
  await expect(upstream.call(callOf('listRemarks'))).rejects.toMatchObject({ statusCode: 502 });
  expect(paths).toEqual(['/users identity', '/remarks identity']);
});

test('who closes it cuts what is open', async () => {
  const server = new EventEmitter();
  const reached = once(server, 'reached');
  const { upstream } = await upstreamThat(() => server.emit('reached'));
  const waiting = expect(upstream.call(callOf('listAdminUsers'))).rejects.toMatchObject(UNREACHED);
  await reached;
  await upstream.close();
  await waiting;
});

test('one who has gone before the call is not asked for', async () => {
  let asked = 0;
  const { upstream } = await upstreamThat(() => {
    asked += 1;
  });
  await expect(upstream.call(callOf('listRemarks', { signal: AbortSignal.abort() }))).rejects.toMatchObject(UNREACHED);
  expect(asked).toBe(0);
});
