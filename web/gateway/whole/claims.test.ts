// Who has a case open, at two gateways that share a store.
import type { OutgoingHttpHeaders } from 'node:http';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Claims, MOST_WANTED, type WantedCases } from '#wire/claims';
import { fakeServers, send, signedIn, startGateway, storeOfTest } from './testing';

const A_MINUTE = 60_000;
const AN_HOUR = 60 * A_MINUTE;
const MARIA = { email: 'maria.santos@lumina.example', username: 'm.santos', department: 'INT MRD' };
const JOSE = { email: 'jose.reyes@lumina.example', username: null, department: 'INT MRD' };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-24T09:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

const wait = (ms: number) => vi.setSystemTime(Date.now() + ms);

async function twoGateways() {
  const store = storeOfTest();
  const start = () => startGateway({}, fakeServers(), undefined, store);
  const [first, second] = await Promise.all([start(), start()]);
  let count = 0;
  /** A signed-in person whose calls go to both gateways in turn. */
  return (person: object) => {
    const headers = signedIn(person, { lifetimeMs: AN_HOUR });
    const sent = (wanted: object, changed: OutgoingHttpHeaders = {}) => {
      count += 1;
      return send(count % 2 ? first.url : second.url, '/claims', {
        method: 'POST',
        headers: { ...headers, 'idle-seconds': '0', 'content-type': 'application/json', ...changed },
        body: JSON.stringify({ desk: 'kyc', tab: 'one', ...wanted }),
      });
    };
    const want = async (cases: string[], more: Partial<WantedCases> = {}) =>
      (await sent({ cases, ...more })).json() as Claims;
    const signOut = () => send(first.url, '/session', { method: 'DELETE', headers });
    return { sent, want, signOut };
  };
}

const openBy = (name: string, open: string, openMs = 0) => ({ case: open, name, openMs, isDecided: false });

test('the first case that nobody else has open is claimed, and colleagues see who has it', async () => {
  const at = await twoGateways();
  const [maria, jose] = [at(MARIA), at(JOSE)];
  expect(await maria.want(['7', '8'])).toEqual({ own: '7', others: [] });
  wait(A_MINUTE);
  expect(await jose.want(['7', '8', '9'])).toEqual({ own: '8', others: [openBy('m.santos', '7', A_MINUTE)] });
  expect(await jose.want(['7']), 'only watched').toEqual({ own: null, others: [openBy('m.santos', '7', A_MINUTE)] });
  expect(await maria.want(['8', '7']), 'the next one').toEqual({ own: '8', others: [] });
  expect(await jose.want(['7'])).toMatchObject({ own: '7', others: [openBy('m.santos', '8')] });
  expect(await maria.want(['8'])).toMatchObject({ others: [openBy(JOSE.email, '7')] });
  expect((await maria.sent({ cases: ['8'] })).headers['cache-control'], 'names are kept nowhere').toBe('no-store');
});

test('a claim is gone on leaving, on signing out, and after two minutes of silence', async () => {
  const at = await twoGateways();
  const [maria, jose] = [at(MARIA), at(JOSE)];
  await maria.want(['7']);
  await maria.want([]);
  expect(await jose.want([])).toEqual({ own: null, others: [] });
  await maria.want(['7']);
  wait(1.5 * A_MINUTE);
  await maria.want(['7']);
  wait(1.5 * A_MINUTE);
  expect(await jose.want([]), 'renewed').toMatchObject({ others: [openBy('m.santos', '7', 3 * A_MINUTE)] });
  wait(A_MINUTE / 2);
  expect(await jose.want([])).toMatchObject({ others: [] });
  await maria.want(['7']);
  await maria.signOut();
  expect(await jose.want([])).toMatchObject({ others: [] });
});

test('a case that was just decided is given to nobody, because lists of colleagues still have it', async () => {
  const at = await twoGateways();
  const [maria, jose] = [at(MARIA), at(JOSE)];
  await maria.want(['7']);
  expect(await maria.want(['8'], { decided: '7' })).toMatchObject({ own: '8' });
  const decided = { ...openBy('m.santos', '7'), isDecided: true };
  expect(await jose.want(['7', '8', '9'])).toEqual({ own: '9', others: [decided, openBy('m.santos', '8')] });
  wait(2.1 * A_MINUTE);
  expect(await jose.want(['7'])).toMatchObject({ own: '7', others: [] });
});

test("each tab has one case; a person's own tabs are nobody else", async () => {
  const at = await twoGateways();
  const [maria, jose] = [at(MARIA), at(JOSE)];
  await maria.want(['7']);
  expect(await maria.want(['7'], { tab: 'two' })).toEqual({ own: '7', others: [] });
  await maria.want(['8']);
  expect(await jose.want([])).toMatchObject({ others: [{ case: '7' }, { case: '8' }] });
  for (let tab = 0; tab < 30; tab += 1) await maria.want([`${tab}`], { tab: `${tab}` });
  expect(await jose.want([])).toMatchObject({ others: { length: 10 } });
});

test('of two who open the same cases at once each has another one', async () => {
  const at = await twoGateways();
  const people = Array.from({ length: 10 }, (_, index) => at({ ...MARIA, username: `reviewer ${index}` }));
  const cases = Array.from({ length: 10 }, (_, index) => String(index));
  const opened = await Promise.all(people.map(async ({ sent }) => Object((await sent({ cases })).json()).own));
  expect(opened.toSorted()).toEqual(cases);
});

test('desks, brands and powers are kept apart', async () => {
  const at = await twoGateways();
  const [maria, first] = [at(MARIA), at({ ...JOSE, department: 'INT APD' })];
  await maria.want(['7']);
  expect(await first.want(['7']), 'the other brand').toEqual({ own: '7', others: [] });
  expect(await maria.want(['7'], { desk: 'doctors', tab: 'two' })).toEqual({ own: '7', others: [] });
  expect((await first.sent({ desk: 'doctors', cases: [] })).status, 'no power over doctors').toBe(403);
  expect((await at({ department: 'MIS TECH' }).sent({ cases: [] })).status).toBe(403);
});

test('what is malformed, foreign, signed out or too frequent is refused', async () => {
  const at = await twoGateways();
  const { sent, want, signOut } = at(MARIA);
  const invalid = [{}, { cases: 'all' }, { cases: [''] }, { cases: ['x'.repeat(41)] }, { cases: Array(101).fill('7') }];
  for (const wanted of [...invalid, { cases: [], desk: 'kings' }]) expect((await sent(wanted)).status).toBe(400);
  expect((await sent({ cases: [] }, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  await Promise.all(Array.from({ length: 120 }, () => want([])));
  expect((await sent({ cases: [] })).status).toBe(429);
  await signOut();
  expect((await sent({ cases: [] })).status).toBe(401);
});

test('watching does not keep an abandoned session alive', async () => {
  const { sent } = (await twoGateways())(MARIA);
  for (let minute = 0; minute < 16; minute += 1) {
    wait(A_MINUTE);
    await sent({ cases: [] }, { 'idle-seconds': String((minute + 1) * 60) });
  }
  expect((await sent({ cases: [] }, { 'idle-seconds': '960' })).status).toBe(401);
});

const OPENED = 300;
/** New cases arrive, so the queue is longer than what is opened. */
const QUEUE = Array.from({ length: OPENED + 100 }, (_, index) => String(index));
const SECOND = 1_000;
/** How often a desk in sight says what it has open. */
const RENEWED_S = 15;

type Want = (cases: string[], more?: Partial<WantedCases>) => Promise<Claims>;

/** Each opens the next case as the console does: the first free one of a list that was read when the last one was decided. */
async function desk(wants: (Want | undefined)[]) {
  const pending = new Set(QUEUE);
  const opened: string[] = [];
  let [calls, seconds] = [0, 0];
  const claim = async (want: Want | undefined, cases: string[], more?: Partial<WantedCases>) => {
    if (!want) return undefined;
    calls += 1;
    return (await want(cases, more)).own ?? undefined;
  };
  const people = wants.map((want, index) => ({ want, list: QUEUE, open: '', changes: index, renews: 0 }));
  const next = async (person: (typeof people)[number]) => {
    const decided = person.open;
    pending.delete(decided);
    const following = person.list.filter((each) => each !== decided).slice(0, MOST_WANTED);
    const free = await claim(person.want, following, decided ? { decided } : {});
    person.open = free ?? following[0] ?? '';
    person.list = [...pending];
    opened.push(person.open);
    // From 20 to 65 seconds.
    person.changes = seconds + 20 + ((Number(person.open) * 17) % 46);
    person.renews = seconds + RENEWED_S;
  };
  for (; opened.length < OPENED; seconds += 1) {
    wait(SECOND);
    await Promise.all(
      people.map(async (person) => {
        if (person.changes <= seconds) return next(person);
        if (person.renews > seconds) return;
        person.renews += RENEWED_S;
        await claim(person.want, [person.open]);
      }),
    );
  }
  return {
    twice: (opened.length - new Set(opened).size) / opened.length,
    callsAMinute: calls / people.length / (seconds / 60),
  };
}

test('ten people who work at once open hardly any case that a colleague has, with few calls', async () => {
  const at = await twoGateways();
  const people = Array.from({ length: 10 }, (_, index) => at({ ...MARIA, email: `reviewer.${index}@lumina.example` }));
  const claiming = await desk(people.map(({ want }) => want));
  const without = await desk(people.map(() => undefined));
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
  console.log(
    `${OPENED} cases, opened again: ${percent(claiming.twice)}, without claims ${percent(without.twice)};`,
    `${claiming.callsAMinute.toFixed(1)} calls a minute and person`,
  );
  expect(claiming.twice).toBeLessThanOrEqual(0.01);
  expect(without.twice).toBeGreaterThan(0.5);
  expect(claiming.callsAMinute).toBeLessThanOrEqual(6);
});
