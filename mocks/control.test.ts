import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { control } from './control';
import { DEMO_PASSWORD } from './people';
import { worldNamed } from './worlds';

const app = Fastify().register(control, { prefix: '/control' });

async function told(method: 'PUT' | 'POST', path: string, payload?: unknown) {
  const answer = await app.inject({
    method,
    url: `/control/worlds/default~control${path}`,
    ...(payload !== undefined && { headers: { 'content-type': 'application/json' }, payload: JSON.stringify(payload) }),
  });
  return { status: answer.statusCode, message: answer.body && answer.json().message };
}

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
] as const)('%s %s with %j is nothing there is', async (method, path, body, message) => {
  expect(await told(method, path, body)).toEqual({ status: 404, message });
});

it('names who can sign in, and what keeps them from it', async () => {
  const answer = await app.inject({ url: '/control/worlds/default~people/people' });
  const people: { name: string; hindrance: string }[] = answer.json();
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

it('does what is said whole, with whatever else the fault holds', async () => {
  const fault = { status: 200, example: 'wrongCredentials', held: true, more: 'kept' };
  expect(await told('PUT', '/faults/loginAgora', fault)).toMatchObject({ status: 204 });
  expect(worldNamed('default~control').faults.get('loginAgora')).toEqual(fault);
  expect(await told('POST', '/clock', { advanceMs: 60_000 })).toMatchObject({ status: 204 });
  expect(worldNamed('default~control').clockOffsetMs).toBe(60_000);
});
