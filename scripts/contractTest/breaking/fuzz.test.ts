import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import type { OperationId } from '#contract';
import { readContract } from '../contract';
import { gather, looksLikeTime } from '../knownValues';
import { readOptions } from '../options';
import type { Stack } from '../stack';
import { NOTHING_KNOWN } from './arbitrary';
import { fuzz } from './fuzz';

const operations = await readContract();
/** Short limits for requests that hang. Other tests use PATIENT, because a busy machine may be slow. */
const LIMITS = { answeredWithinMs: 300, shrunkWithinMs: 3_000 };
const PATIENT = { ...LIMITS, answeredWithinMs: 20_000 };
const SESSION = { user_info: { access_token: 'a token', data: { email: 'a@b.example', department: 'INT APD' } } };

type Behaviour = 'right' | 'broken' | 'crashes' | 'hangs';

/** A fake stack that refuses forbidden requests and otherwise behaves as `behaviourAt` says for the body. */
async function fake(behaviourAt: (body: string) => Behaviour): Promise<Stack> {
  const ends: string[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const say = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (request.url === '/control/scenarios') return say(200, [{ name: 'default' }]);
    if (!request.url?.startsWith('/api')) return say(200, { faults: {}, ...SESSION });
    const behaviour = behaviourAt(Buffer.concat(chunks).toString());
    if (behaviour === 'crashes') ends.push('mocks ended by itself (1) and was started again.');
    if (behaviour === 'crashes') return request.socket.destroy();
    const [status, body] = behaviour === 'right' ? RIGHT : BROKEN;
    if (behaviour !== 'hangs') say(status, body);
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.closeAllConnections());
  onTestFinished(() => void server.close());
  await new Promise((resolve) => server.once('listening', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { gateway: address, prism: address, mocks: address, ends, stop: async () => {} };
}

const RIGHT = [401, { message: 'Invalid Access Token' }] as const;
const BROKEN = [200, { nobodyKnows: 7 }] as const;

const resultOf = (id: OperationId, stack: Stack, args: string[], limits = PATIENT) => {
  const options = readOptions(['--operation', id, '--minutes', '0', ...args]);
  if (typeof options === 'string') throw new Error(options);
  const single = operations.filter((operation) => operation.id === id);
  return fuzz(stack, single, NOTHING_KNOWN, options, limits);
};

/** The fault needs a body of a certain length, so that there is something to shrink. */
const isLong = (body: string) => body.length > 90;

it.each([
  ['broken', /^answered 200 .*nobodyKnows/],
  ['crashes', /^no answer: .*; mocks ended by itself/],
  ['hangs', /^no answer: .*timeout/],
] as const)('finds a request that %s, shrinks it, and repeats it by its path', async (behaviour, wrong) => {
  const wrongs: string[] = [];
  const stack = await fake((body) => {
    if (!isLong(body)) return 'right';
    wrongs.push(body);
    return behaviour;
  });
  const limits = behaviour === 'hangs' ? LIMITS : PATIENT;
  const { finds } = await resultOf('addRemark', stack, [], limits);
  expect(finds).toHaveLength(1);
  const [find] = finds;
  expect(find?.wrong).toMatch(wrong);
  const path = /--operation addRemark (--seed \d+ --path [\d:]+)$/.exec(find?.repeat ?? '')?.[1]?.split(' ') ?? [];
  expect(path[3]).toContain(':');
  // How small it becomes depends on the time.
  expect(String(find?.sent?.body).length).toBeLessThan(wrongs[0]?.length ?? 0);

  const again = await resultOf('addRemark', stack, path, limits);
  expect(again.finds[0]?.sent?.body).toEqual(find?.sent?.body);
  expect((await resultOf('addRemark', await fake(() => 'right'), path)).finds).toEqual([]);
});

it('reports a crash once, and does not blame later calls', async () => {
  let left = 1;
  const stack = await fake((body) => (isLong(body) && left-- > 0 ? 'crashes' : 'right'));
  const { finds } = await resultOf('addRemark', stack, []);
  expect(finds.map((find) => [find.repeat?.includes('--path'), find.wrong])).toEqual([
    [false, expect.stringMatching(/ended by itself .* \(not when it is sent alone/)],
  ]);
  expect((await resultOf('addRemark', stack, [])).finds).toEqual([]);
});

it('remembers no answered values that will be different tomorrow', () => {
  const known = new Map<string, unknown[]>();
  const days = [
    '2026-01-31',
    '2026-01-31T08:00:00Z',
    '01/31/2026',
    'Jan 31, 2026',
    '31-JAN-2026',
    'CL-20260131-7',
    '8:05 AM',
  ];
  gather([{ at: days, ms: 1_780_000_000_000, id: 'LUM-1013', card: '1168011234567890', no: 7 }], known);
  expect(Object.fromEntries(known)).toEqual({ id: ['LUM-1013'], card: ['1168011234567890'], no: [7] });
  expect(['Maria', '1.5', '2 May Street', 31].filter(looksLikeTime)).toEqual(['2 May Street']);
});
