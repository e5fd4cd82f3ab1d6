import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { sessionStore } from '../areas/session/state';
import { dayOf } from '../manilaTime';
import { DEMO_PASSWORD } from '../people';
import { parseKeptScenario } from '../scenarios/files';
import { worldNamed } from '../worlds/worlds';
import { control } from './control';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join('.cache', 'kept-'));
  vi.stubEnv('SCENARIO_FILES', folder);
});
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

const app = Fastify().register(control, { prefix: '/control' });

async function askControl(method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, payload?: unknown) {
  const answer = await app.inject({
    method,
    url: `/control/worlds/default~control${path}`,
    ...(payload !== undefined && { headers: { 'content-type': 'application/json' }, payload: JSON.stringify(payload) }),
  });
  return { status: answer.statusCode, message: answer.body && answer.json().message };
}

const readControl = async (path: string) => (await app.inject({ url: `/control${path}` })).json();

it.each([
  ['PUT', '', undefined],
  ['PUT', '', null],
  ['PUT', '', {}],
  ['PUT', '', { scenario: 7 }],
  ['POST', '/session', undefined],
  ['POST', '/session', { email: null }],
  ['POST', '/clock', {}],
  ['POST', '/clock', { advanceMs: '5' }],
  ['POST', '/clock', { advanceMs: 1e300 }],
  ['PUT', '/faults/loginAgora', undefined],
  ['PUT', '/faults/loginAgora', null],
  ['PUT', '/faults/loginAgora', { status: 'broken' }],
  ['PUT', '/faults/loginAgora', { status: 99 }],
  ['PUT', '/faults/*', { latencyMs: 'long' }],
  ['PUT', '/faults/*', { latencyMs: 1e12 }],
  ['PUT', '/faults/*', { body: 'x', contentType: 'a\r\nb' }],
  ['PUT', '', { scenario: 'default', clockOffsetMs: 'late' }],
  ['PUT', '', { scenario: 'default', faults: { loginAgora: { status: 'broken' } } }],
  ['PUT', '', { world: { scenario: 'default', begun: 'today', now: 'today', differs: {} }, when: 'then' }],
  ['PUT', '', { world: { scenario: 'default' }, when: 'then' }],
  ['POST', '/kept', {}],
  ['POST', '/kept', { name: '../default' }],
  ['POST', '/kept', { name: 'x'.repeat(61) }],
  ['POST', '/clock', { offsetMs: null }],
  ['POST', '/clock', { offsetMs: 1, advanceMs: 1 }],
  ['GET', '/journal?since=yesterday', undefined],
  ['GET', '/people?limit=all', undefined],
  ['GET', '/people?search=a&search=b', undefined],
] as const)('%s %s with %j is refused with a message about what it needs', async (method, path, body) => {
  const answer = await askControl(method, path, body);
  expect(answer).toEqual({ status: 400, message: expect.stringMatching(/^The call needs .+\.$/) });
  const world = worldNamed('default~control');
  expect([world.faults.size, world.clockOffsetMs]).toEqual([0, 0]);
});

it.each([
  ['PUT', '', { scenario: 'nothing like it' }, "There is no scenario 'nothing like it'."],
  ['POST', '/session', { email: 'nobody' }, "No one has the address 'nobody'."],
  ['PUT', '/faults/toString', {}, "There is no operation 'toString'."],
  ['PUT', '/faults/loginAgora', { example: 'none' }, "'loginAgora' has no example 'none'."],
  ['PUT', '/faults/loginAgora', { example: 'toString' }, "'loginAgora' has no example 'toString'."],
  ['PUT', '', { scenario: 'default', faults: { nothing: {} } }, "There is no operation 'nothing'."],
  [
    'PUT',
    '',
    { scenario: 'default', faults: { '*': {}, loginAgora: { example: 'x' } } },
    "'loginAgora' has no example 'x'.",
  ],
] as const)('%s %s with %j is refused as unknown', async (method, path, body, message) => {
  expect(await askControl(method, path, body)).toEqual({ status: 404, message });
});

it('lists the people who can sign in, and what hinders the others', async () => {
  const answer = await app.inject({ url: '/control/worlds/default~people/people' });
  const { found, people }: { found: number; people: { name: string; hindrance: string }[] } = answer.json();
  expect(found).toBe(people.length);
  expect(people[0]).toEqual({
    emailaddress: 'maria.santos@lumina.example',
    name: 'Maria Santos',
    department: 'MIS IT',
    password: DEMO_PASSWORD,
    hindrance: '',
  });
  const hindrances = Object.fromEntries(people.map(({ name, hindrance }) => [name, hindrance]));
  expect(hindrances).toMatchObject({
    'Paolo Garcia': 'expired password',
    'Nestor Ramos': 'locked out',
    'Elena Navarro': 'disapproved',
  });
});

it('stores a fault unchanged, and moves the clock within its limit', async () => {
  const fault = { status: 200, example: 'wrongCredentials', held: true, more: 'kept' };
  expect(await askControl('PUT', '/faults/loginAgora', fault)).toMatchObject({ status: 204 });
  expect(worldNamed('default~control').faults.get('loginAgora')).toEqual(fault);
  expect(await askControl('POST', '/clock', { advanceMs: 60_000 })).toMatchObject({ status: 204 });
  expect(worldNamed('default~control').clockOffsetMs).toBe(60_000);
  const limit = 3650 * 86_400_000;
  expect(await askControl('POST', '/clock', { advanceMs: limit })).toMatchObject({
    status: 400,
    message: 'The clock can be moved by 3,650 days at most.',
  });
  expect(worldNamed('default~control').clockOffsetMs).toBe(60_000);
});

it('opens a world with the given faults, instead of the scenario’s own, and the given clock', async () => {
  await askControl('PUT', '', { scenario: 'slow' });
  const begun = await readControl('/worlds/default~control');
  expect(begun).toMatchObject({ faults: { '*': { latencyMs: 2000 } }, hasOwnFaultsOnly: true, clockOffsetMs: 0 });
  await askControl('DELETE', '/faults');
  expect(await readControl('/worlds/default~control')).toMatchObject({ faults: {}, hasOwnFaultsOnly: false });
  await askControl('PUT', '', { scenario: 'slow', clockOffsetMs: -5000, faults: { loginAgora: { drop: true } } });
  const opened = await readControl('/worlds/default~control');
  expect(opened).toMatchObject({ scenario: 'slow', faults: { loginAgora: { drop: true } }, clockOffsetMs: -5000 });
  expect(opened.id).not.toBe(begun.id);
  await askControl('POST', '/clock', { offsetMs: 0 });
  expect(worldNamed('default~control').clockOffsetMs).toBe(0);
});

it('answers with the new journal entries, and clears the journal', async () => {
  await askControl('PUT', '', { scenario: 'default' });
  const world = worldNamed('default~control');
  const call = { operation: 'saveImage', method: 'POST', path: '/media/images', headers: {}, query: {} } as const;
  world.record({ ...call, body: null, status: 200 });
  world.record({ ...call, body: { Value: 'x'.repeat(3000) }, status: 'dropped' });
  expect(await readControl('/worlds/default~control/journal')).toHaveLength(2);
  const newer = await readControl('/worlds/default~control/journal?since=1');
  expect(newer).toMatchObject([{ number: 2, status: 'dropped', isShortened: true, path: '/media/images' }]);
  await askControl('DELETE', '/journal');
  expect(await readControl('/worlds/default~control/journal')).toEqual([]);
  world.record({ ...call, body: null, status: 200 });
  expect(await readControl('/worlds/default~control/journal?since=2')).toMatchObject([
    { number: 3, isShortened: false },
  ]);
  expect(await readControl('/worlds/default~control')).toMatchObject({ calls: 3, mails: 0 });
});

it('moving the clock does not move the seed of a store that is first read afterwards', () => {
  const store = { name: 'of this test', seed: (now: number) => ({ now }) };
  const before = Date.now();
  const world = worldNamed('default~moved');
  world.clockOffsetMs = 86_400_000;
  expect(world.state(store).now).toBeLessThan(before + 60_000);
});

const HOUR = '2026-11-21T10:00:00.000+08:00';
const world = { scenario: 'default', begun: HOUR, now: HOUR, differs: {} };

it.each([
  [{ ...world, scenario: 'nothing like it' }, 404, "There is no scenario 'nothing like it'."],
  [{ ...world, faults: { nothing: {} } }, 404, "There is no operation 'nothing'."],
  [{ ...world, differs: { nothing: {} } }, 422, "There is no area 'nothing' that could differ."],
  [
    { ...world, differs: { remarks: { list: { $by: 'recordid', $removed: ['999'] } } } },
    422,
    "In 'remarks.list' nothing has the recordid '999' now.",
  ],
])('a kept world that does not fit any more is refused with the reason: %j', async (world, status, message) => {
  expect(await askControl('PUT', '', { world, when: 'then' })).toEqual({ status, message });
});

it('keeps a world as a scenario that can be opened by its name, and as a file to send', async () => {
  await askControl('PUT', '', { scenario: 'slow' });
  const [first] = worldNamed('default~control').state(sessionStore).people;
  Object.assign(first ?? {}, { firstname: 'Marisol' });
  const answer = await app.inject({
    method: 'POST',
    url: '/control/worlds/default~control/kept',
    payload: { name: 'marisol' },
  });
  expect(answer.json()).toEqual({ file: join(folder, 'marisol.json') });
  const text = readFileSync(join(folder, 'marisol.json'), 'utf8');
  expect(parseKeptScenario(text)).toMatchObject({
    description: expect.stringMatching(/^The scenario 'slow' as saved on [-\d]+; changed in: session\.$/),
    differs: { session: { people: { $by: 'recordid', $changed: { 1001: { firstname: 'Marisol' } } } } },
  });
  const sent = await app.inject({ url: '/control/worlds/default~control/kept' });
  expect(parseKeptScenario(sent.body)?.differs).toEqual(parseKeptScenario(text)?.differs);
  expect(await askControl('POST', '/kept', { name: 'marisol' })).toEqual({
    status: 409,
    message: "There is a scenario 'marisol' already.",
  });
  expect(await askControl('POST', '/kept', { name: 'slow' })).toMatchObject({ status: 409 });
  writeFileSync(join(folder, 'none.json'), '{ "scenario": 7 }');
  const listed: { name: string; isKept: boolean }[] = await readControl('/scenarios');
  expect(listed.filter(({ isKept }) => isKept).map(({ name }) => name)).toEqual(['marisol']);
  expect(worldNamed('marisol~1').state(sessionStore).people[0]?.firstname).toBe('Marisol');
  expect(await askControl('PUT', '', { scenario: 'marisol' })).toMatchObject({ status: 204 });
  expect(await readControl('/worlds/default~control')).toMatchObject({
    scenario: 'marisol',
    clockOffsetMs: 0,
    faults: { '*': { latencyMs: 2000 } },
    hasOwnFaultsOnly: true,
  });
});

it('opens a kept world at the time it was kept, or as of today', async () => {
  const differs = { session: { features: { ENABLE_AXADOMAIN: false } } };
  await askControl('PUT', '', { world: { ...world, differs }, when: 'then' });
  expect((await readControl('/worlds/default~control')).now).toMatch(/^2026-11-21T02:00:0/);
  expect(worldNamed('default~control').state(sessionStore).features.ENABLE_AXADOMAIN).toBe(false);
  await askControl('PUT', '', { world: { ...world, differs }, when: 'today' });
  expect(dayOf(worldNamed('default~control').now())).toBe(dayOf(Date.now()));
});
