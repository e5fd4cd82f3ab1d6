import { serialize } from 'node:v8';
import { expect, it, onTestFinished, vi } from 'vitest';
import { areas } from '../areas';
import { scenarios } from '../scenarios';
import { isData } from './handedState';
import type { Scenario, Store } from './world';
import { openWorld, takeOverWorlds, worldNamed, worldsToHandOver } from './worlds';

interface Notes {
  list: { text: string }[];
  read: Map<string, { at: number }>;
}

const notes = (texts: string[]): Store<Notes> => ({
  name: 'notes',
  seed: () => ({ list: texts.map((text) => ({ text })), read: new Map() }),
});
const [ordinary] = scenarios;

/** As when a process ends and another one begins with other sources. */
function followed(): void {
  const state = worldsToHandOver();
  openWorld('notes', ordinary);
  takeOverWorlds(state);
}

/** Collects the messages about the worlds of this file, since other tests of the same process have worlds too. */
function captureOutput(): string[] {
  const output: string[] = [];
  const spy = vi.spyOn(console, 'log').mockImplementation((line: string) => {
    if (/world '(notes|gone)'/.test(line)) output.push(line);
  });
  onTestFinished(() => spy.mockRestore());
  return output;
}

it('the next process keeps the states, clock, calls, mails and faults of a world', () => {
  const before = openWorld('notes', ordinary);
  before.state(notes(['one'])).read.set('one', { at: 1 });
  before.clockOffsetMs = 5000;
  before.mail('x', 'y', 'z');
  const call = { method: 'GET', path: '/remarks', headers: {}, query: {}, body: null, status: 200 } as const;
  before.record({ ...call, operation: 'listRemarks' });
  before.faults.set('listRemarks', { status: 500, call: 2 });
  before.faultOfCall('listRemarks');
  followed();
  const after = worldNamed('notes');
  expect(after).not.toBe(before);
  expect(after.id).toBe(before.id);
  expect(after.state(notes(['one'])).read.get('one')).toEqual({ at: 1 });
  expect([after.clockOffsetMs, after.outbox, after.journal]).toEqual([5000, before.outbox, before.journal]);
  after.record({ ...call, operation: 'listRemarks' });
  expect(after.journal.map(({ number }) => number)).toEqual([1, 2]);
  expect(after.faultOfCall('listRemarks')).toEqual({ status: 500, call: 2 });
  expect(openWorld('notes', ordinary).id).toBeGreaterThan(before.id);
});

it('unchanged fields come from the new seed, also after several processes', () => {
  const state = openWorld('notes', ordinary).state(notes(['one']));
  state.read.set('one', { at: 1 });
  followed();
  followed();
  const { list, read } = worldNamed('notes').state(notes(['one', 'two']));
  expect(list).toEqual([{ text: 'one' }, { text: 'two' }]);
  expect(read.get('one')).toEqual({ at: 1 });
});

it('the preparation of a scenario does not run again', () => {
  const prepared: Scenario = {
    ...ordinary,
    name: 'default',
    prepare: (world) => void world.state(notes(['one'])).list.push({ text: 'prepared' }),
  };
  openWorld('notes', prepared)
    .state(notes(['one']))
    .list.push({ text: 'mine' });
  followed();
  expect(
    worldNamed('notes')
      .state(notes(['one']))
      .list.map(({ text }) => text),
  ).toEqual(['one', 'prepared', 'mine']);
});

it('a state whose shape has changed is seeded again, with a message, and the other states are kept', () => {
  const output = captureOutput();
  const world = openWorld('notes', ordinary);
  world.state(notes(['one'])).list.push({ text: 'mine' });
  world.state({ ...notes(['one']), name: 'others' }).list.push({ text: 'mine' });
  followed();
  const seed = () => ({ list: [{ text: 'one', isRead: false }], read: new Map() });
  expect(worldNamed('notes').state({ name: 'notes', seed }).list).toEqual([{ text: 'one', isRead: false }]);
  expect(worldNamed('notes').state({ ...notes(['one']), name: 'others' }).list).toHaveLength(2);
  expect(output).toEqual([
    "The state of 'notes' in the world 'notes' was reset: its seed makes it of something else now.",
  ]);
});

it('a world whose scenario was removed or fails is reset, with a message', () => {
  const output = captureOutput();
  openWorld('gone', { name: 'gone', description: '' }).mail('x', 'y', 'z');
  followed();
  openWorld('gone', ordinary);
  expect(output).toEqual(["The world 'gone' was reset: the scenario 'gone' no longer exists."]);
});

it.each(areas.map((area) => [area.name, area] as const))('the state of %s can be handed over', (_name, area) => {
  const state = worldNamed('default~handed').state(area) as Record<string, unknown>;
  // The seed of the new process makes the register of a day, so it is not handed over.
  const others = Object.entries(state).filter(([name]) => name !== 'register');
  expect(others.filter(([, value]) => !isData(value)).map(([name]) => name)).toEqual([]);
  expect(() => serialize(Object.fromEntries(others))).not.toThrow();
});

it('a world that was opened from a file keeps its state and its time', () => {
  const [begun, now] = [Date.parse('2026-02-01T08:00:00+08:00'), Date.parse('2026-02-03T08:00:00+08:00')];
  const times = () => ({ begun, now });
  const file: Scenario = {
    ...{ name: ordinary.name, description: '', basis: ordinary, times },
    prepare: (world) => void world.state(notes(['one'])).read.set('one', { at: 7 }),
  };
  const before = openWorld('notes', file);
  followed();
  const after = worldNamed('notes');
  expect(after.state(notes(['one'])).read.get('one')).toEqual({ at: 7 });
  expect(after.begun).toBe(before.begun);
  expect(Math.abs(after.now() - before.now())).toBeLessThan(60_000);
});
