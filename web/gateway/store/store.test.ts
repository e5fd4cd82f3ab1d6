// The same tests run against both stores: the memory of one gateway, and a real Valkey or Redis.
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { OperationId } from '#contract';
import { examples } from '../../../openapi/generated/examples';
import { STORE_AWAY } from '../requests/ownMessages';
import { browserAt, proofOf } from '../whole/attackTesting';
import { ask, deadUrl, fakeServers, send, startGateway } from '../whole/testing';
import { memoryStore } from './memory';
import { sharedStore } from './shared';
import { RATE, type Store, StoreAway } from './store';
import { NO_STORE_SERVER } from './storeServer';
import { connected, SOON, startServer, stores } from './testing';

const A_MINUTE = 60_000;
const AWAY = [503, { message: STORE_AWAY }];
const NOT_NOTED = [503, { message: 'The server was asked, but the outcome could not be noted.' }];

const ODD_KEYS = ['session a b', 'a\r\nDEL b', 'ñ ﷺ', 'x'.repeat(5_000), '*'];

test.each(Object.entries(stores))('%s keeps each value until it expires', async (_which, start) => {
  const store = await start();
  expect(await store.ready()).toBe(true);
  for (const key of ODD_KEYS) {
    expect(await store.get(key)).toBeUndefined();
    await store.set(key, `1 ${key}`, A_MINUTE);
    await store.set(key, `2 ${key}`, A_MINUTE);
  }
  for (const key of ODD_KEYS) expect(await store.get(key)).toBe(`2 ${key}`);
  await store.delete('*');
  await store.delete('there is none');
  expect(await store.get('*')).toBeUndefined();
  expect(await store.get('ñ ﷺ')).toBe('2 ñ ﷺ');

  await store.set('short', '', 40);
  await vi.waitFor(async () => expect(await store.get('short')).toBeUndefined());
  await store.set('long', 'good', 40);
  await store.set('long', 'good', A_MINUTE);
  await store.set('mark', '', 80);
  await vi.waitFor(async () => expect(await store.get('mark')).toBeUndefined());
  expect(await store.get('long'), 'its end is that of what was set last').toBe('good');
});

test.each(Object.entries(stores))('%s replaces only existing values, with their expiry time', async (_which, start) => {
  const store = await start();
  await store.replace('session', 'late', A_MINUTE);
  expect(await store.get('session')).toBeUndefined();
  await store.set('session', '1', A_MINUTE);
  await store.replace('session', '2', 40);
  expect(await store.get('session')).toBe('2');
  await vi.waitFor(async () => expect(await store.get('session')).toBeUndefined());
  await store.replace('session', 'late', A_MINUTE);
  expect(await store.get('session'), 'what has ended stays ended').toBeUndefined();
});

test.each(Object.entries(stores))('%s changes a value only if it is still the expected one', async (_which, start) => {
  const store = await start();
  await store.set('mark', 'new', A_MINUTE);
  const changed = async (from: string | undefined, to: string | undefined) => [
    await store.change('mark', from, to, A_MINUTE),
    await store.get('mark'),
  ];
  expect(await changed('other', 'old')).toEqual([false, 'new']);
  expect(await changed(undefined, 'old')).toEqual([false, 'new']);
  expect(await changed('new', 'old')).toEqual([true, 'old']);
  expect(await changed('old', undefined)).toEqual([true, undefined]);
  expect(await changed('old', 'older')).toEqual([false, undefined]);
  expect(await changed(undefined, 'first')).toEqual([true, 'first']);
});

test.each(Object.entries(stores))(
  '%s lets only the first caller add a key, until it expires or is deleted',
  async (_which, start) => {
    const store = await start();
    const together = await Promise.all(Array.from({ length: 20 }, () => store.add('proof', A_MINUTE)));
    expect(together.filter(Boolean)).toHaveLength(1);
    expect(await store.add('proof', A_MINUTE)).toBe(false);
    expect(await store.add('another', 40)).toBe(true);
    await vi.waitFor(async () => expect(await store.add('another', A_MINUTE)).toBe(true));
    await store.delete('proof');
    expect(await store.add('proof', A_MINUTE)).toBe(true);
  },
);

test.each(Object.entries(stores))('%s counts for a time that begins with the first count', async (_which, start) => {
  const store = await start();
  expect(await store.countOf('tries')).toEqual({ count: 0, leftMs: 0 });
  const first = await store.increase('tries', 3, A_MINUTE);
  expect(first.count).toBe(3);
  expect(first.leftMs).toBeGreaterThan(A_MINUTE / 2);
  await Promise.all(Array.from({ length: 20 }, () => store.increase('tries', 1, 100 * A_MINUTE)));
  for (const { count, leftMs } of [await store.increase('tries', 1, 100 * A_MINUTE), await store.countOf('tries')]) {
    expect(count).toBe(24);
    expect(leftMs).toBeGreaterThan(A_MINUTE / 2);
    expect(leftMs).toBeLessThanOrEqual(A_MINUTE);
  }
  await store.decrease('tries');
  expect((await store.countOf('tries')).count).toBe(23);
  await store.delete('tries');
  await store.decrease('tries');
  expect((await store.countOf('tries')).count).toBe(0);
  await store.increase('tries', 9, 40);
  await vi.waitFor(async () => expect((await store.countOf('tries')).count).toBe(0));
  expect((await store.increase('tries', 1, A_MINUTE)).count).toBe(1);
});

const methods: Record<string, (store: Store) => Promise<unknown>> = {
  get: (store) => store.get('key'),
  set: (store) => store.set('key', 'value', A_MINUTE),
  replace: (store) => store.replace('key', 'value', A_MINUTE),
  delete: (store) => store.delete('key'),
  change: (store) => store.change('key', 'value', undefined, A_MINUTE),
  add: (store) => store.add('key', A_MINUTE),
  increase: (store) => store.increase('key', 1, A_MINUTE),
  decrease: (store) => store.decrease('key'),
  countOf: (store) => store.countOf('key'),
};

test('in CI, a test without Valkey or Redis fails and says how to get one', async () => {
  vi.stubEnv('CI', 'true');
  vi.stubEnv('PATH', '');
  onTestFinished(() => void vi.unstubAllEnvs());
  await expect(startServer()).rejects.toThrow(NO_STORE_SERVER);
});

test('an unreachable store refuses every command at once and complains once', async () => {
  const messages: string[] = [];
  const store = sharedStore((await deadUrl()).replace('http', 'redis'), (message) => messages.push(message));
  onTestFinished(() => store.close());
  await vi.waitFor(() => expect(messages).toEqual(['the store cannot be reached']));
  for (const [name, ask] of Object.entries(methods)) await expect(ask(store), name).rejects.toThrow(StoreAway);
  expect(await store.ready()).toBe(false);
  expect(messages).toHaveLength(1);
});

test('a store that does not answer counts as unavailable until it answers again', async () => {
  const { url, signal } = await startServer();
  const store = await connected(url);
  signal('SIGSTOP');
  const results = Object.entries(methods).map(([name, ask]) => expect(ask(store), name).rejects.toThrow(StoreAway));
  await Promise.all([...results, expect(store.ready()).resolves.toBe(false)]);
  signal('SIGCONT');
  await vi.waitFor(async () => expect(await store.ready()).toBe(true), SOON);
});

/** A server that answers every command with these words, as a proxy or another program at the store's address might. */
async function saying(words: string): Promise<string> {
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy());
    socket.on('data', (data) => {
      const commands = String(data).match(/\*\d+\r\n\$/g) ?? [];
      socket.write(commands.map(() => words).join(''));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return `redis://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test.each([
  ['OK', '+OK\r\n', ['delete', 'change', 'add', 'increase', 'decrease', 'countOf']],
  ['words', '$5\r\nwords\r\n', ['set', 'replace', 'delete', 'change', 'add', 'increase', 'decrease', 'countOf']],
  ['nothing', '$-1\r\n', ['set', 'delete', 'change', 'add', 'increase', 'decrease', 'countOf']],
  [
    'a list of words',
    '*2\r\n+OK\r\n+OK\r\n',
    ['get', 'set', 'replace', 'delete', 'change', 'add', 'increase', 'decrease', 'countOf'],
  ],
  [
    'a list of nothing',
    '*0\r\n',
    ['get', 'set', 'replace', 'delete', 'change', 'add', 'increase', 'decrease', 'countOf'],
  ],
  ['a number', ':7\r\n', ['get', 'set', 'replace', 'change', 'add', 'increase', 'countOf']],
])(
  'a server that answers %s to every command is not taken for a store: nothing is counted or added',
  async (_what, words, none) => {
    const store = sharedStore(await saying(words), () => {});
    onTestFinished(() => store.close());
    const refusing = async () => {
      const refused: string[] = [];
      for (const [name, ask] of Object.entries(methods)) {
        await ask(store).catch((error: unknown) => error instanceof StoreAway && refused.push(name));
      }
      return refused;
    };
    // Before it is connected it refuses everything, so a command that is let through shows that it is connected.
    await vi.waitFor(async () => expect(await refusing()).toEqual(none), SOON);
    expect(await store.ready()).toBe(false);
  },
);

/** Two gateways in front of the same servers, with one shared store. */
async function twoGateways(more: Record<string, string> = {}, port?: string) {
  const server = await startServer(port);
  const answers: Partial<Record<OperationId, object>> = {};
  const fake = fakeServers(({ operation }) =>
    answers[operation] ? { body: Buffer.from(JSON.stringify(answers[operation])) } : {},
  );
  const servers = { ...fake, say: (id: OperationId, what: object) => Object.assign(answers, { [id]: what }) };
  const start = async () => {
    const store = sharedStore(server.url, () => {});
    const env = { STORE_URL: server.url, HUMAN_CHECK_COST: '1', ...more };
    const { url } = await startGateway(env, servers, undefined, store);
    const ready = async () => (await send(url, '/readyz')).status;
    await vi.waitFor(async () => expect(await ready()).toBe(200), SOON);
    return { url, ready };
  };
  const [one, other] = [await start(), await start()];
  const browser = browserAt(one.url);
  await browser.signIn();
  servers.called.length = 0;
  return { server, servers, called: servers.called, one, other, browser };
}

test('a session that begins or ends at one gateway begins or ends at the other', async () => {
  const { other, browser } = await twoGateways();
  const elsewhere = async () => (await ask(other.url, 'listRemarks', browser.copied())).status;
  expect(await elsewhere()).toBe(200);
  expect(await browser.status('logoutAgora')).toBe(200);
  expect(await elsewhere()).toBe(401);
});

test('calls within a minute are counted for both gateways together', async () => {
  const { one, other } = await twoGateways({ RATE_PER_PLACE: '5' });
  const statuses: number[] = [];
  for (const { url } of [one, other, one, other]) statuses.push((await ask(url, 'loginAgora')).status);
  // Two calls were made to sign in.
  expect(statuses).toEqual([200, 200, 200, 429]);
});

test('a flood of calls from invented addresses does not make the memory forget failed tries', async () => {
  const store = memoryStore(10);
  onTestFinished(() => store.close());
  await store.increase('failed', 99, A_MINUTE);
  for (let made = 0; made < 100; made += 1) await store.increase(`${RATE}${made}`, 1, A_MINUTE);
  expect((await store.countOf('failed')).count).toBe(99);
});

test('a ticket or a proof that was used at one gateway is refused at the other', async () => {
  const { one, other, browser, called } = await twoGateways();
  const email = 'maria.santos@lumina.example';
  const ticket = { 'Otp-Ticket': String((await ask(one.url, 'verifyAgoraOtp')).headers['otp-ticket']) };
  const proof = { 'Human-Proof': await proofOf(one.url, 'addUser', browser.copied()) };
  called.length = 0;
  const statuses = async (url: string) => [
    (await ask(url, 'waivePassword', ticket, { Value: { email } })).status,
    (await ask(url, 'addUser', { ...browser.copied(), ...proof })).status,
  ];
  expect(await statuses(one.url)).toEqual([200, 200]);
  expect(await statuses(other.url)).toEqual([403, 403]);
  expect(called).toHaveLength(2);
});

test('guesses and received rows are counted for both gateways together', async () => {
  const { one, other, browser, servers } = await twoGateways();
  await browser.ask('listRemarks');
  const report = { body: JSON.stringify({ title: 'Remarks', rows: 1, format: 'pdf' }), method: 'POST' };
  const headers = { ...browser.copied(), 'content-type': 'application/json' };
  await vi.waitFor(async () => expect((await send(other.url, '/exports', { ...report, headers })).status).toBe(204));

  servers.say('verifyAgoraOtp', examples.verifyAgoraOtp[200].wrong);
  const statuses: number[] = [];
  for (const { url } of [one, other, one, other, one, other]) statuses.push((await ask(url, 'verifyAgoraOtp')).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
});

test('refuses calls without asking a server while the store is unavailable, and goes on when it is back', async () => {
  const { server, one, other, browser, called } = await twoGateways();
  await server.kill();
  for (const { url, ready } of [one, other]) {
    await vi.waitFor(async () => expect(await ready()).toBe(503), SOON);
    for (const answer of [
      await ask(url, 'listRemarks', browser.copied()),
      await ask(url, 'saveDecision', browser.copied()),
      await ask(url, 'loginAgora'),
      await ask(url, 'verifyAgoraOtp'),
      await send(url, '/session', { method: 'DELETE', headers: browser.copied() }),
    ]) {
      expect([answer.status, answer.json()]).toEqual(AWAY);
      expect(answer.headers).toMatchObject({ 'retry-after': '5' });
    }
    expect((await send(url, '/healthz')).status, 'which no new gateway would repair').toBe(200);
  }
  expect(called).toEqual([]);

  await startServer(server.port);
  for (const { ready } of [one, other]) await vi.waitFor(async () => expect(await ready()).toBe(200), SOON);
  expect(await browser.status('listRemarks'), 'a store that was emptied knows nobody').toBe(401);
  await browser.signIn();
  expect((await ask(other.url, 'listRemarks', browser.copied())).status).toBe(200);
});

test('memory that is full of live entries refuses new ones and drops none', async () => {
  const store = memoryStore(3);
  for (const key of ['a', 'b']) await store.set(key, key, A_MINUTE);
  expect(await store.add('c', 40)).toBe(true);
  const full = [store.set('d', 'd', A_MINUTE), store.add('d', A_MINUTE)];
  for (const refused of full) await expect(refused).rejects.toThrow(StoreAway);
  await store.set('a', 'again', A_MINUTE);
  await store.replace('b', 'again', A_MINUTE);
  expect([await store.get('a'), await store.get('b'), await store.get('d')]).toEqual(['again', 'again', undefined]);
  expect((await store.increase('tries', 1, A_MINUTE)).count, 'counts have room of their own').toBe(1);
  await vi.waitFor(() => store.set('d', 'what has ended makes room', A_MINUTE));
  await store.delete('a');
  expect(await store.add('e', A_MINUTE)).toBe(true);
});

test('drops the oldest count when there are too many', async () => {
  const store = memoryStore(3);
  for (const key of ['a', 'b', 'c', 'd']) await store.increase(key, 1, A_MINUTE);
  const counts = await Promise.all(['a', 'b', 'c', 'd'].map(async (key) => (await store.countOf(key)).count));
  expect(counts).toEqual([0, 1, 1, 1]);
});

test('a gateway that is full of sessions refuses new ones and keeps the others', async () => {
  const { url } = await startGateway({}, fakeServers(), undefined, memoryStore(6));
  // Each has a session and a login that was used. All are one person, so they share the places they sign in from.
  const [ana, ben, eve] = [browserAt(url), browserAt(url), browserAt(url)];
  for (const browser of [ana, ben]) expect((await browser.signIn()).status).toBe(200);
  const refused = await eve.signIn();
  expect([refused.status, refused.json()]).toEqual(NOT_NOTED);
  expect(refused.headers).not.toHaveProperty('set-cookie');
  for (const browser of [ana, ben]) expect(await browser.status('listRemarks')).toBe(200);
  await ana.ask('logoutAgora');
  expect((await eve.ask('verifyAgoraOtp')).status).toBe(200);
});
