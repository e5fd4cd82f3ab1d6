// A list of very many rows is streamed to the browser, each row checked, and never held in memory as a whole.
import { once } from 'node:events';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test, vi } from 'vitest';
import { operationTable } from '#contract';
import { examples } from '../../../openapi/generated/examples';
import { bytesOf, callOf, tlsServer, tlsSocketServer, trusted, upstreamOf } from '../production/testing';
import { limits } from '../requests/bodies';
import { administrator, ask, fakeUpstream, madeBy, send, signedIn, startGateway } from '../whole/testing';
import { streamedRows } from './longList';

const MISUNDERSTOOD = [502, { message: 'The server gave an answer that is not in the contract.' }];
const json = { 'content-type': 'application/json' };
const [rating] = examples.exportSurvey[200].default.data;
const SHORT = 1024 * 1024;
/** So many rows that the gateway streams the list. */
const MANY = Math.ceil((2 * SHORT) / JSON.stringify(rating).length);

/** As much as a connection delivers at once. */
const PIECE = 64 * 1024;

type Row = Record<string, unknown>;
type Saying = (response: ServerResponse) => void;

const many = (...last: Row[]) => [...Array<Row>(MANY - last.length).fill({ ...rating }), ...last];
const says =
  (body: string): Saying =>
  (response) =>
    response.writeHead(200, json).end(body);
const inTheirWords = (body: object) => JSON.stringify(body).replaceAll('"product":', '"lumina":');

async function gatewayBefore(answer: Saying, settings: object = {}) {
  const url = await tlsServer((_request, response) => answer(response));
  const { upstream, log: failures } = await upstreamOf({
    upstreams: { main: { url, ...trusted } },
    names: { product: 'lumina' },
    operations: { exportSurvey: { path: '/survey' }, listRemarks: { path: '/remarks' } },
    ...settings,
  });
  const gateway = await startGateway({}, upstream);
  const breaches = () => gateway.log.flatMap((line) => JSON.parse(line).rule ?? []);
  return { ...gateway, failures, breaches };
}

async function answered(answer: Saying, settings?: object) {
  const { url, ...seen } = await gatewayBefore(answer, settings);
  const { headers, body } = madeBy(administrator, 'exportSurvey');
  const received = await ask(url, 'exportSurvey', headers, body);
  return { ...seen, status: received.status, json: received.json };
}

/** Resolves when the answer has begun. */
async function begun(url: string): Promise<IncomingMessage> {
  const { method, path } = operationTable.exportSurvey;
  const request = http.request(`${url}/api${path}`, {
    method,
    headers: { ...signedIn(administrator), ...json },
    agent: false,
  });
  onTestFinished(() => void request.destroy());
  request.on('error', () => undefined);
  const body = { product: 'Lumina', source: 'AGORA MOBILE APP', platform: 'ALL', feature: 'ALL' };
  request.end(JSON.stringify({ Value: { ...body, startdate: '2026-01-01', enddate: '2026-11-01' } }));
  const [response] = await once(request, 'response');
  return response;
}

const brokenOff = async (answer: Saying, settings?: object) => {
  const seen = await gatewayBefore(answer, settings);
  const response = await begun(seen.url);
  expect(response.statusCode).toBe(200);
  await expect(text(response)).rejects.toThrow('aborted');
  return seen;
};

test('rows arrive with the contract’s names and without fields that it does not have', async () => {
  const rows = many({ ...rating, name: 'Peña 🤕', password_hash: 'Sesame' }, { ...rating, reviews: '[{"\\' });
  const { status, json: content } = await answered(says(inTheirWords({ token: 'Sesame', data: rows, total: MANY })));
  expect(status).toBe(200);
  const [named, reviewed] = [
    { ...rating, name: 'Peña 🤕' },
    { ...rating, reviews: '[{"\\' },
  ];
  expect(content()).toEqual({ data: many(named, reviewed) });
});

test('the first rows arrive while the server still writes the others', async () => {
  let end = () => {};
  const { url } = await gatewayBefore((response) => {
    const text = inTheirWords({ data: many() });
    response.writeHead(200, json).write(text.slice(0, 1.5 * SHORT));
    end = () => void response.end(text.slice(1.5 * SHORT));
  });
  const response = await begun(url);
  const [first] = await once(response, 'data');
  expect(String(first)).toContain(JSON.stringify(rating));
  const rest = text(response);
  end();
  expect(JSON.parse(`${first}${await rest}`)).toEqual({ data: many() });
});

test.each<[string, Saying, string]>([
  ['a refusal after the rows', says(inTheirWords({ data: many(), error_message: 'Archived.' })), 'a refusal'],
  ['what is no JSON', says(`${inTheirWords({ data: many() }).slice(0, -3)},}]}`), 'not JSON'],
  ['its end too early', says(inTheirWords({ data: many() }).slice(0, -200)), 'not JSON'],
  [
    'bytes that are no text',
    (response) => {
      const [start, end] = inTheirWords({ data: many({ ...rating, name: 'HERE' }) }).split('HERE');
      response
        .writeHead(200, json)
        .end(Buffer.concat([Buffer.from(`${start}`), Buffer.of(0xff), Buffer.from(`${end}`)]));
    },
    'not UTF-8',
  ],
  ['a row without end', says(inTheirWords({ data: many({ ...rating, reviews: 'x'.repeat(3 * SHORT) }) })), 'too large'],
])('the answer breaks off at %s, and the log says why', async (_what, answer, rule) => {
  const { breaches } = await brokenOff(answer);
  await vi.waitFor(() => expect(breaches().at(-1)).toContain(rule));
});

test('an answer that breaks off at the server breaks off for the browser, and counts as a failure', async () => {
  const { failures } = await brokenOff((response) => {
    response.writeHead(200, json).write(inTheirWords({ data: many() }));
    setTimeout(() => response.destroy(), 100);
  });
  expect(failures.at(-1)).toContain('"reason":"unreachable"');
});

test('in report mode each broken rule is logged once, and the rows are passed on', async () => {
  const odd = { ...rating, ratings: 'many', secret: 'Sesame' };
  const { json: content, breaches } = await answered(says(inTheirWords({ data: many(odd, odd, odd) })), {
    answers: 'report',
  });
  const { secret: _, ...left } = { ...odd, ratings: null };
  expect(content()).toEqual({ data: many(left, left, left) });
  expect(breaches()).toEqual([expect.stringContaining('ratings: another value')]);
});

test('rows that are none are left out of a streamed list, and told at its end', async () => {
  const { json: content } = await answered(says(inTheirWords({ data: many({}, {}, rating) })));
  expect(content()).toEqual({ data: many().slice(2), unread_rows: [{}, {}] });
});

test('a short, a quoted and an encoded answer are read completely, so that faults become a proper error', async () => {
  const short = await answered(says(inTheirWords({ data: 7 })));
  expect([short.status, short.json()]).toEqual(MISUNDERSTOOD);
  const quoted = await answered(says(JSON.stringify(inTheirWords({ data: many() }))));
  expect(quoted.json()).toEqual({ data: many() });
  const inQuotes = await answered(says(JSON.stringify(inTheirWords({ data: many({}) }))));
  expect(inQuotes.json()).toEqual({ data: many().slice(1), unread_rows: [{}] });
});

test('an answer that is read completely has the same size limit as any other', async () => {
  const {
    status,
    json: content,
    failures,
  } = await answered((response) => {
    const piece = Buffer.alloc(SHORT, ' ');
    Readable.from(Array(limits.answer / SHORT + 1).fill(piece)).pipe(response.writeHead(200, json));
  });
  expect([status, content()]).toEqual([502, { message: 'The server gave more than can be taken at once.' }]);
  expect(failures.at(-1)).toContain('too large');
});

/** In megabytes: more than an answer that is not streamed may have. */
const LARGE = limits.answer / SHORT + 2;

test('a streamed answer may be larger than any other answer', { timeout: 60_000 }, async () => {
  const row = JSON.stringify(rating).replace('"product":', '"lumina":');
  const piece = `${`${row},`.repeat(Math.ceil(SHORT / row.length))}${row}`;
  const { url } = await gatewayBefore((response) => {
    const pieces = Array.from({ length: LARGE }, (_, at) => (at === 0 ? `{"data":[${piece}` : `,${piece}`));
    Readable.from([...pieces, ']}']).pipe(response.writeHead(200, json));
  });
  let size = 0;
  for await (const chunk of await begun(url)) size += chunk.length;
  expect(size).toBeGreaterThan(LARGE * SHORT);
});

/** A server that sends rows without end, as fast as they are read, and counts the bytes that it has sent. */
async function endless(settings: { isCut?: boolean } = {}) {
  const row = Buffer.from(`${JSON.stringify(rating)},`.repeat(200));
  const written = { bytes: 0, isEnded: false };
  const url = await tlsSocketServer((socket) => {
    const head = settings.isCut ? 'Connection: close' : 'Transfer-Encoding: chunked';
    const framed = (bytes: Buffer) =>
      settings.isCut
        ? bytes
        : Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from('\r\n')]);
    const write = () => {
      while (!socket.destroyed && socket.write(framed(row))) written.bytes += row.length;
    };
    socket.on('drain', write).on('close', () => {
      written.isEnded = true;
    });
    socket.write(`HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n${head}\r\n\r\n`);
    socket.write(framed(Buffer.from('{"data":[')));
    write();
  });
  const { upstream } = await upstreamOf({
    upstreams: { main: { url, ...trusted } },
    operations: { exportSurvey: { path: '/survey' } },
  });
  let held = 0;
  const growTo = (size: number) => {
    held = Math.max(held, size);
  };
  const memory = { growTo, release: () => undefined };
  const { fullBody } = await upstream.call(callOf('exportSurvey', { memory }));
  return { stream: fullBody as Readable, written, held: () => held };
}

test('for a slow reader the gateway buffers up to the limit, and the server waits', { timeout: 60_000 }, async () => {
  const { stream, written, held } = await endless();
  await vi.waitFor(() => expect(held()).toBe(limits.answer), { timeout: 30_000 });
  const before = written.bytes;
  expect(before).toBeLessThan(limits.answer * 1.5);
  // The server goes on when the reader does.
  for await (const chunk of stream.iterator({ destroyOnReturn: false })) if (chunk.length > 0) break;
  await vi.waitFor(() => expect(written.bytes).toBeGreaterThanOrEqual(before), { timeout: 30_000 });
  expect(written.isEnded).toBe(false);
  stream.destroy();
  await vi.waitFor(() => expect(written.isEnded).toBe(true));
});

/** Counts how often something else could have its turn. */
function countedTurns(): () => number {
  let turns = 0;
  let next: NodeJS.Immediate;
  const count = () => {
    turns += 1;
    next = setImmediate(count);
  };
  next = setImmediate(count);
  onTestFinished(() => clearImmediate(next));
  return () => turns;
}

test('what has waited for a slow reader is read bit by bit, so that other calls are answered in between', async () => {
  const answer = Buffer.from(JSON.stringify({ data: [...many(), ...many(), ...many()] }));
  const waiting = new Readable({ highWaterMark: limits.answer, read: () => undefined });
  for (let at = 0; at < answer.length; at += PIECE) waiting.push(answer.subarray(at, at + PIECE));
  waiting.push(null);
  const read: number[] = [];
  const rules = {
    read: (_schema: object, _type: string, body: Buffer) => {
      read.push(body.length);
      const content = JSON.parse(String(body));
      const unread = { rules: new Set<string>(), rows: [] };
      return { content, breach: undefined, unread, isUnchanged: true, written: () => body };
    },
  };
  const schema = { properties: { data: { type: 'array' } } };
  const rows = streamedRows(waiting, {
    list: 'data',
    schema,
    rules,
    breaks: () => undefined,
    logBreach: () => undefined,
  });
  const turns = countedTurns();
  expect(JSON.parse(await text(rows)).data).toHaveLength(3 * MANY);
  expect(Math.max(...read)).toBeLessThan(2 * PIECE);
  expect(turns()).toBeGreaterThanOrEqual(read.length - 2);
});

test('a reader that is too slow is cut off when the server cannot be made to wait', { timeout: 60_000 }, async () => {
  const { stream, written, held } = await endless({ isCut: true });
  await vi.waitFor(() => expect(written.isEnded).toBe(true), { timeout: 30_000 });
  expect(held()).toBeLessThanOrEqual(limits.answer);
  await expect(bytesOf(stream)).rejects.toMatchObject({ statusCode: 503 });
});

test('each row is also checked in front of the mocks', async () => {
  const beginning = JSON.stringify({ data: [rating] });
  const answeredWith = async (stream: object) => {
    const { url: mocks } = await fakeUpstream(({ url }, response) => {
      if (url === '/whole-answers/1') response.writeHead(200, json).end(JSON.stringify(stream));
      else response.writeHead(200, { ...json, 'x-whole-answer': '/whole-answers/1' }).end(beginning);
    });
    return startGateway({ PRISM_URL: mocks, MOCKS_URL: mocks });
  };
  const { url } = await answeredWith({ data: [rating, { ...rating, secret: 'Sesame' }] });
  const { headers, body } = madeBy(administrator, 'exportSurvey');
  expect((await ask(url, 'exportSurvey', headers, body)).json()).toEqual({ data: [rating, rating] });
  const odd = await answeredWith({ data: [rating, { ...rating, ratings: 'many' }] });
  const marked = (await ask(odd.url, 'exportSurvey', headers, body)).json();
  expect(marked).toEqual({ data: [rating, { ...rating, ratings: null }] });
});

test('a person who received a streamed list may export as many rows as a file can hold', async () => {
  const { url } = await gatewayBefore(says(inTheirWords({ data: many() })));
  const session = signedIn(administrator);
  const request = { title: 'Survey', rows: 1_000_000, format: 'xlsx' };
  const leave = async () => {
    const sent = { method: 'POST', headers: { ...session, ...json }, body: JSON.stringify(request) };
    return (await send(url, '/exports', sent)).status;
  };
  expect(await leave()).toBe(403);
  const { body } = madeBy(administrator, 'exportSurvey');
  await ask(url, 'exportSurvey', session, body);
  expect(await leave()).toBe(204);
});
