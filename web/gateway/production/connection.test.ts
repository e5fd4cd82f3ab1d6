import { EventEmitter, once, setMaxListeners } from 'node:events';
import type { RequestListener, ServerResponse } from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createCapacity } from '../limits/capacity';
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
      listRequestLogs: { path: '/logs' },
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

test('a server that does not accept the connection is unreachable after connectMs', async () => {
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

test('an answer arrives completely even if the server closes the connection before it is read', async () => {
  const sizes = Array.from({ length: 40 }, (_, index) => (index + 1) * 4 * 1024);
  // The server sends everything at once and closes.
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

test('a long list may go on for longer than totalMs', async () => {
  const { upstream } = await upstreamThat(
    (_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.write('{"data":[');
      const begun = performance.now();
      const drip = setInterval(() => {
        if (performance.now() - begun < 2_200) return response.write(' ');
        clearInterval(drip);
        return response.end(']}');
      }, 5);
    },
    { firstByteMs: 1_500, totalMs: 1_500 },
  );
  const { body } = await upstream.call(callOf('listRequestLogs'));
  expect(JSON.parse(String(await bytesOf(body)))).toEqual({ data: [] });
});

test.each([
  ['JSON', 'application/json'],
  ['a picture', 'image/png'],
])('an incomplete answer of %s is refused', async (_, type) => {
  const { upstream } = await upstreamThat((_request, response) => {
    response.writeHead(200, { 'content-type': type, 'content-length': 100 });
    response.write('{"data":');
    setTimeout(() => response.destroy(), 20);
  });
  const operation = type === 'image/png' ? 'getImage' : 'listAdminUsers';
  const readAll = async () => bytesOf((await upstream.call(callOf(operation))).body);
  await expect(readAll()).rejects.toMatchObject(UNREACHED);
});

test('public calls have their own connections and wait for them only for a limited time', async () => {
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

test('an answer whose content-length is too large for the limit or the free memory is not read', async () => {
  const { upstream, log } = await upstreamThat((request, response) => {
    const size = request.url === '/image' ? limits.answer + 1 : 1000;
    response.writeHead(200, { 'content-type': 'image/png', 'content-length': size }).write('a');
  });
  await expect(upstream.call(callOf('getImage'))).rejects.toMatchObject(MORE_THAN_IS_TAKEN);
  const room = createCapacity({ size: 999, queueLength: 1, queueMs: 50 });
  const memory = await room.reserve(1, new AbortController().signal);
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

test('closes the connection to the server when the browser disconnects, and does not log a failure', async () => {
  const browser = new AbortController();
  const server = new EventEmitter();
  const disconnect = once(server, 'gone');
  const { upstream, log } = await upstreamThat((_request, response) => {
    response.on('close', () => server.emit('gone'));
    browser.abort();
  });
  const remarks = log.length;
  await expect(upstream.call(callOf('listRemarks', { signal: browser.signal }))).rejects.toMatchObject({
    statusCode: 502,
  });
  await disconnect;
  expect(log).toHaveLength(remarks);
});

test('closes the connection to the server when the browser disconnects in the middle of a picture', async () => {
  const browser = new AbortController();
  const server = new EventEmitter();
  const disconnect = once(server, 'gone');
  const { upstream } = await upstreamThat((_request, response) => {
    response.on('close', () => server.emit('gone'));
    startsOnly(response);
  });
  const { body } = await upstream.call(callOf('getImage', { signal: browser.signal }));
  const broken = expect(bytesOf(body)).rejects.toMatchObject({ statusCode: 502 });
  browser.abort();
  await Promise.all([broken, disconnect]);
});

test('gives up a picture that is no longer read', async () => {
  const server = new EventEmitter();
  const disconnect = once(server, 'gone');
  const { upstream } = await upstreamThat((_request, response) => {
    response.on('close', () => server.emit('gone'));
    startsOnly(response);
  });
  const { body } = await upstream.call(callOf('getImage'));
  (body as Readable).destroy();
  await disconnect;
});

test('makes no more calls at a time than there are connections', async () => {
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

test('retries once when the connection breaks, but only reads that are set to be retried', async () => {
  let requestCount = 0;
  const { upstream } = await upstreamThat((request, response) => {
    requestCount += 1;
    if (requestCount === 1 || request.url === '/decision') response.destroy();
    else response.writeHead(200, { 'content-type': 'application/json' }).end('{"data":[]}');
  });
  expect(await upstream.call(callOf('listRemarks'))).toMatchObject({ status: 200 });
  expect(requestCount).toBe(2);
  requestCount = 0;
  await expect(upstream.call(callOf('listAdminUsers'))).rejects.toMatchObject(UNREACHED);
  await expect(upstream.call(callOf('saveDecision', json(decision)))).rejects.toMatchObject(UNREACHED);
  expect(requestCount).toBe(2);
});

test('does not follow redirects and refuses compressed answers', async () => {
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

test('closing the upstream aborts open calls', async () => {
  const server = new EventEmitter();
  const reached = once(server, 'reached');
  const { upstream } = await upstreamThat(() => server.emit('reached'));
  const waiting = expect(upstream.call(callOf('listAdminUsers'))).rejects.toMatchObject(UNREACHED);
  await reached;
  await upstream.close();
  await waiting;
});

test('does not call the server if the browser has disconnected before', async () => {
  let requestCount = 0;
  const { upstream } = await upstreamThat(() => {
    requestCount += 1;
  });
  await expect(upstream.call(callOf('listRemarks', { signal: AbortSignal.abort() }))).rejects.toMatchObject(UNREACHED);
  expect(requestCount).toBe(0);
});

test.each([
  ['person', false],
  ['network address', true],
])('many slow calls of one %s neither delay nor refuse the call of another', async (_who, isPublic) => {
  const { upstream } = await upstreamThat(
    (request, response) => {
      if (request.url === '/remarks')
        response.writeHead(200, { 'content-type': 'application/json' }).end('{"data":[]}');
    },
    { connections: 4, publicConnections: 4, queueLength: 20 },
  );
  const leaving = new AbortController();
  setMaxListeners(0, leaving.signal);
  const slow = Array.from({ length: 300 }, () =>
    upstream.call(callOf('getImage', { caller: 'eve', isPublic, signal: leaving.signal })),
  );
  const ended = Promise.allSettled(slow);
  for (let count = 0; count < 5; count += 1)
    expect(await upstream.call(callOf('listRemarks', { caller: 'ana', isPublic }))).toMatchObject({ status: 200 });
  leaving.abort();
  await ended;
});
