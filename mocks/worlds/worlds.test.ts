import { expect, it } from 'vitest';
import { sessionStore } from '../areas/session/state';
import { scenarios } from '../scenarios';
import { DEFAULT_WORLD, openWorld, worldNamed } from './worlds';

it('begins a world in the scenario its name starts with', () => {
  expect(
    worldNamed('expired-password~1')
      .state(sessionStore)
      .people.every(({ passwordExpired }) => passwordExpired),
  ).toBe(true);
  expect(worldNamed('no such scenario').scenario.name).toBe('default');
});

it('worlds share no state', () => {
  const [one, other] = [worldNamed('default~one'), worldNamed('default~other')];
  const person = one.state(sessionStore).people[0];
  if (person) person.password = 'changed';
  expect(other.state(sessionStore).people[0]?.password).not.toBe('changed');
  expect(worldNamed('default~one').state(sessionStore).people[0]?.password).toBe('changed');
});

it('opening a world again replaces it', () => {
  worldNamed('default~again').mail('x', 'y', 'z');
  openWorld('default~again', scenarios[0]);
  expect(worldNamed('default~again').outbox).toEqual([]);
});

it('forgets the oldest worlds, never the default one', () => {
  worldNamed(DEFAULT_WORLD).mail('x', 'y', 'z');
  worldNamed('default~old').mail('x', 'y', 'z');
  for (let count = 0; count < 400; count += 1) worldNamed(`default~${count}`);
  expect(worldNamed(DEFAULT_WORLD).outbox).not.toEqual([]);
  expect(worldNamed('default~old').outbox).toEqual([]);
});

it('keeps no pictures in the journal', () => {
  const world = worldNamed('default~journal');
  const body = { Value: { picture: 'A'.repeat(5000), remarks: ['short'] } };
  world.record({ operation: 'saveImage', method: 'POST', path: '/images', headers: {}, query: {}, body, status: 200 });
  const expected = { picture: `${'A'.repeat(200)}… (5000 characters)`, remarks: ['short'] };
  expect(world.journal[0]?.body).toEqual({ Value: expected });
});

it('keeps shortened answers of the last calls, as they were at the time', () => {
  const world = worldNamed('default~answers');
  const row = { name: 'first', picture: 'A'.repeat(5000) };
  const call = {
    operation: 'listAdminUsers',
    method: 'GET',
    path: '/users',
    headers: {},
    query: {},
    body: null,
  } as const;
  const rows = [row, ...Array.from({ length: 99_999 }, () => ({ name: 'other' }))];
  world.record({ ...call, status: 200, answer: { data: rows } });
  row.name = 'changed since';
  world.record({ ...call, status: 'dropped' });
  world.record({ ...call, status: 200, answer: new Uint8Array(4_000_000) });
  const first = { name: 'first', picture: `${'A'.repeat(200)}… (5000 characters)` };
  const other = { name: 'other' };
  expect(world.journal.map(({ answer }) => answer)).toEqual([
    { data: [first, other, other, '… (100000 in all)'] },
    null,
    '(4000000 bytes)',
  ]);
  for (let count = 0; count < 198; count += 1) world.record({ ...call, status: 200, answer: 'kept' });
  expect(world.journal[0]).not.toHaveProperty('answer');
  expect(world.journal[1]).toHaveProperty('answer');
});

it('every scenario has its own name and a description', () => {
  expect(new Set(scenarios.map(({ name }) => name)).size).toBe(scenarios.length);
  for (const { description } of scenarios) expect(description).toMatch(/^.{20,}\.$/);
});

it('fails only the given call, or the given percentage of calls, and the same ones each time', () => {
  const world = worldNamed('default~counted');
  const failing = (count: number) =>
    Array.from({ length: count }, (_, at) => at + 1).filter(() => world.faultOfCall('listRemarks') !== undefined);
  world.faults.set('listRemarks', { status: 500, call: 3 });
  expect(failing(5)).toEqual([3]);
  world.faults.set('listRemarks', { status: 500, share: 30 });
  expect(failing(10)).toEqual([4, 7, 10]);
  world.faults.set('listRemarks', { status: 500 });
  expect(failing(2)).toEqual([1, 2]);
});
