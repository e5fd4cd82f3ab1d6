import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { control } from './control';
import { DEMO_PASSWORD } from './people';
import { worldNamed } from './worlds';

const app = Fastify().register(control, { prefix: '/control' });

async function told(method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, payload?: unknown) {
  const answer = await app.inject({
    method,
    url: `/control/worlds/default~control${path}`,
    ...(payload !== undefined && { headers: { 'content-type': 'application/json' }, payload: JSON.stringify(payload) }),
  });
  return { status: answer.statusCode, message: answer.body && answer.json().message };
}

const asked = async (path: string) => (await app.inject({ url: `/control${path}` })).json();

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
  ['POST', '/clock', { offsetMs: null }],
  ['POST', '/clock', { offsetMs: 1, advanceMs: 1 }],
  ['GET', '/journal?since=yesterday', undefined],
  ['GET', '/people?limit=all', undefined],
  ['GET', '/people?search=a&search=b', undefined],
] as const)('%s %s with %j is refused with what it needs', async (method, path, body) => {
  const answer = await told(method, path, body);
  expect(answer).toEqual({ status: 400, message: expect.stringMatching(/^The call needs .+\.$/) });
  const world = worldNamed('default~control');
  expect([world.faults.size, world.clockOffsetMs]).toEqual([0, 0]);
});

it.each([
  ['PUT', '', { scenario: 'nothing like it' }, "There is no scenario 'nothing like it'."],
  ['POST', '/session', { email: 'nobody' }, "Nobody has the address 'nobody'."],
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
] as const)('%s %s with %j is nothing there is', async (method, path, body, message) => {
  expect(await told(method, path, body)).toEqual({ status: 404, message });
});

it('names who can sign in, and what keeps them from it', async () => {
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

it('finds some of a hundred thousand, or the one who has an address', async () => {
  const people = '/worlds/large~people/people';
  const first = await asked(`${people}?limit=3`);
  expect(first.found).toBe(100_000);
  expect(first.people).toHaveLength(3);
  expect((await asked(people)).people).toHaveLength(50);
  const santos = await asked(`${people}?${new URLSearchParams({ search: ' Santos MARÍA mis ' })}`);
  expect(santos.people[0]).toMatchObject({ name: 'Maria Santos', department: 'MIS IT' });
  const emailaddress = 'maria.santos@lumina.example';
  expect(await asked(`${people}?email=${emailaddress}`)).toMatchObject({ found: 1, people: [{ emailaddress }] });
  expect(await asked(`${people}?email=nobody`)).toEqual({ found: 0, people: [] });
});

it('does what is said whole, with whatever else the fault holds', async () => {
  const fault = { status: 200, example: 'wrongCredentials', held: true, more: 'kept' };
  expect(await told('PUT', '/faults/loginAgora', fault)).toMatchObject({ status: 204 });
  expect(worldNamed('default~control').faults.get('loginAgora')).toEqual(fault);
  expect(await told('POST', '/clock', { advanceMs: 60_000 })).toMatchObject({ status: 204 });
  expect(worldNamed('default~control').clockOffsetMs).toBe(60_000);
  const limit = 3650 * 86_400_000;
  expect(await told('POST', '/clock', { advanceMs: limit })).toMatchObject({
    status: 400,
    message: 'The clock can be moved by 3,650 days at most.',
  });
  expect(worldNamed('default~control').clockOffsetMs).toBe(60_000);
});

it('opens a world with all that is given: its faults instead of the scenario’s own, and its clock', async () => {
  await told('PUT', '', { scenario: 'slow' });
  const begun = await asked('/worlds/default~control');
  expect(begun).toMatchObject({ faults: { '*': { latencyMs: 2000 } }, hasOwnFaultsOnly: true, clockOffsetMs: 0 });
  await told('DELETE', '/faults');
  expect(await asked('/worlds/default~control')).toMatchObject({ faults: {}, hasOwnFaultsOnly: false });
  await told('PUT', '', { scenario: 'slow', clockOffsetMs: -5000, faults: { loginAgora: { drop: true } } });
  const opened = await asked('/worlds/default~control');
  expect(opened).toMatchObject({ scenario: 'slow', faults: { loginAgora: { drop: true } }, clockOffsetMs: -5000 });
  expect(opened.id).not.toBe(begun.id);
  await told('POST', '/clock', { offsetMs: 0 });
  expect(worldNamed('default~control').clockOffsetMs).toBe(0);
});

it('gives of the journal what is new, and forgets it when it is told to', async () => {
  await told('PUT', '', { scenario: 'default' });
  const world = worldNamed('default~control');
  const call = { operation: 'saveImage', method: 'POST', path: '/media/images', headers: {}, query: {} } as const;
  world.record({ ...call, body: null, status: 200 });
  world.record({ ...call, body: { Value: 'x'.repeat(3000) }, status: 'dropped' });
  expect(await asked('/worlds/default~control/journal')).toHaveLength(2);
  const newer = await asked('/worlds/default~control/journal?since=1');
  expect(newer).toMatchObject([{ number: 2, status: 'dropped', isShortened: true, path: '/media/images' }]);
  await told('DELETE', '/journal');
  expect(await asked('/worlds/default~control/journal')).toEqual([]);
  world.record({ ...call, body: null, status: 200 });
  expect(await asked('/worlds/default~control/journal?since=2')).toMatchObject([{ number: 3, isShortened: false }]);
  expect(await asked('/worlds/default~control')).toMatchObject({ calls: 3, mails: 0 });
});

it('tells of every scenario its area, and of every operation what can go wrong', async () => {
  const all: { name: string; area: string | null }[] = await asked('/scenarios');
  expect(all.find(({ name }) => name === 'slow')?.area).toBeNull();
  expect(all.find(({ name }) => name === 'expired-password')?.area).toBe('session');
  const operations: { operation: string }[] = await asked('/operations');
  expect(operations.find(({ operation }) => operation === 'loginAgora')).toMatchObject({
    area: 'session',
    summary: expect.stringMatching(/\.$/),
    answers: expect.arrayContaining([{ status: 200, example: 'wrongCredentials' }]),
  });
});

it('a clock that was moved finds what is older by that, also where nobody had looked before', () => {
  const store = { name: 'of this test', seed: (now: number) => ({ now }) };
  const before = Date.now();
  const world = worldNamed('default~moved');
  world.clockOffsetMs = 86_400_000;
  expect(world.state(store).now).toBeLessThan(before + 60_000);
});
