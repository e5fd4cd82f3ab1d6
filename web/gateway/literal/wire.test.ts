// Malformed answers on the wire. The gateway answers completely or with a clear refusal, and keeps working.
import type { ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { MARK } from '../../../mocks/literal/hostile';
import { examples } from '../../../openapi/generated/examples';
import { overfullAnswer, startHostile } from './hostile';

const { body: json } = overfullAnswer('listRemarks');
const MB = 1024 * 1024;

/** Writes bytes directly to the socket instead of using Node's response. */
const raw =
  (head: string, body: string | Buffer = json, end = true) =>
  (response: ServerResponse) => {
    const bytes = Buffer.from(`${head.replaceAll('\n', '\r\n')}${body}`);
    if (end) response.socket?.end(bytes);
    else response.socket?.write(bytes, () => response.socket?.destroy());
  };
const TYPE = 'Content-Type: application/json\nConnection: close\n';
/** With these headers. */
const ok = (headers: string, body?: string | Buffer, end?: boolean) =>
  raw(`HTTP/1.1 200 OK\n${headers}\n${TYPE}\n`, body, end);
const length = Buffer.byteLength(json);
const HINTS = 'HTTP/1.1 103 Early Hints\nLink: <x>\n\n'.repeat(100);
const inPieces = `${length.toString(16)}\r\n${json}\r\n0\r\nSet-Cookie: ${MARK}\r\n\r\n`;
const another = `${json}HTTP/1.1 200 OK\r\nContent-Length: 6\r\n\r\n${MARK}`;
const bomb = gzipSync(Buffer.alloc(64 * MB, ' '));

const zipped = (coding: string) => (response: ServerResponse) =>
  void response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': coding }).end(bomb);

const endless = (response: ServerResponse) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  const more = () => {
    while (response.write(Buffer.alloc(MB, ' ')));
    response.once('drain', more);
  };
  more();
};

test.each<[string, (response: ServerResponse) => void, number]>([
  ['is packed, and grows a thousandfold', zipped('gzip'), 502],
  ['is packed in a way that nobody knows', zipped('x-bomb'), 502],
  ['has no end', endless, 502],
  ['begins with one hundred others', raw(`${HINTS}HTTP/1.1 200 OK\n${TYPE}\n`), 200],
  ['changes the protocol', raw(`HTTP/1.1 101 ${MARK}\nConnection: upgrade\nUpgrade: ${MARK}\n\n`), 502],
  [
    'is of HTTP/1.0, and ends with the connection',
    raw(`HTTP/1.0 200 ${MARK}\nContent-Type: application/json\n\n`),
    200,
  ],
  ['is of HTTP/0.9', raw(''), 502],
  ['has a reason as long as a book', raw(`HTTP/1.1 200 ${MARK.repeat(20_000)}\n${TYPE}\n`), 200],
  ['has headers without end', ok(`X-A: ${MARK}\n`.repeat(20_000).trim()), 502],
  ['has a header over several lines', ok(`X-A: a\n  Set-Cookie: ${MARK}`), 502],
  ['is shorter than it says', ok(`Content-Length: ${length + 9}`), 502],
  ['is longer than it says', ok(`Content-Length: ${length - 9}`), 502],
  ['has two lengths', ok(`Content-Length: ${length}\nContent-Length: 2`), 502],
  ['has a length and pieces', ok(`Content-Length: ${length}\nTransfer-Encoding: chunked`), 502],
  ['has trailers', ok('Transfer-Encoding: chunked\nTrailer: Set-Cookie', inPieces), 200],
  // The connection is not said to close, so that the second one could count as another answer.
  [
    'is followed by one that nobody asked for',
    raw(`HTTP/1.1 200 OK\nContent-Length: ${length}\nContent-Type: application/json\n\n`, another),
    200,
  ],
  ['breaks off', ok(`Content-Length: ${length}`, json.slice(0, 9), false), 502],
  ['is none', (response) => void response.socket?.destroy(), 502],
  ['has two types', ok('Content-Type: text/html'), 200],
])('an answer that %s', async (_, how, status) => {
  const hostile = await startHostile();
  hostile.answers('listRemarks', how);
  const answer = await hostile.call('listRemarks');
  expect([answer.status, answer.headers['content-type']]).toEqual([status, 'application/json; charset=utf-8']);
  expect(`${answer.body}${JSON.stringify(answer.headers)}`).not.toContain(MARK);
  if (status === 200) expect(answer.json()).toEqual(examples.listRemarks[200].default);
  // The next call gets its own answer.
  hostile.answers('listRemarks', overfullAnswer('listRemarks'));
  expect((await hostile.call('listRemarks')).json()).toEqual(examples.listRemarks[200].default);
});
