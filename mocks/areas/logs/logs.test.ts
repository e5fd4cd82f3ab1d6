import { expect, it } from 'vitest';
import type { components } from '#contract';
import { DAY_MS, dayOf, writtenDay } from '../../manilaTime';
import { askingAs, worldIn } from '../../testing';

type RequestLog = components['schemas']['RequestLog'];

function open(scenario: string) {
  const world = worldIn(scenario);
  const ask = askingAs(world, 'maria.santos@lumina.example');
  const day = (ago: number) => dayOf(world.now() - ago * DAY_MS);
  const answer = (from: number, to: number) =>
    ask('listRequestLogs', { headers: { datefrom: writtenDay(day(from)), dateto: writtenDay(day(to)) } });
  return { day, answer, between: (from: number, to: number) => answer(from, to).body?.data ?? [] };
}

it('returns complete days, oldest first', () => {
  const { day, between } = open('default');
  const days = [9, 8, 7].map((ago) => between(ago, ago));
  expect(between(9, 7)).toEqual(days.flat());
  days.forEach((logs, index) => {
    expect(new Set(logs.map(({ reqtime }) => reqtime.slice(0, 10)))).toEqual(new Set([day(9 - index)]));
    expect(logs.length).toBeGreaterThan(20);
    expect(logs.length).toBeLessThan(40);
  });
  const times = between(30, 0).map(({ reqtime }) => reqtime);
  expect(times).toEqual(times.toSorted());
  expect(between(0, 0).length).toBeGreaterThan(0);
  expect(between(119, 119).length).toBeGreaterThan(0);
  expect(between(200, 121)).toEqual([]);
});

it('has every kind of request in any month', () => {
  const logs = open('default').between(30, 0);
  const all = (key: keyof RequestLog) => new Set(logs.map((log) => log[key]));
  expect(all('application')).toEqual(new Set(['TelAventus', 'Medgate']));
  expect(all('source')).toEqual(new Set(['AgoraApp', 'AgoraWeb']));
  expect(all('statuscode')).toEqual(new Set([200, 201, 400, 401, 404, 500, 503]));
  for (const { statuscode, errormsg } of logs) expect(errormsg === '').toBe(Number(statuscode) < 300);
});

it('the newest logs include bodies that are hard to export', () => {
  const bodies = open('default')
    .between(2, 0)
    .slice(-5)
    .map(({ reqbody }) => reqbody);
  const [long, formula, emoji, accents] = bodies;
  expect(long?.length).toBeGreaterThan(3000);
  expect(long?.length).toBeLessThan(3400);
  expect(formula).toMatch(/^=\{/);
  expect(emoji).toMatch(/\p{Extended_Pictographic}/u);
  expect(accents).toContain('Noemí Peña');
});

it('has a hundred thousand within thirty-one days in large', () => {
  const { between } = open('large');
  expect(between(31, 31)).toEqual([]);
  expect(between(30, 0)).toHaveLength(100_000);
  expect(between(12, 12).length).toBeGreaterThan(3000);
});

it('is empty in the scenario empty, and refuses in logs-refused', () => {
  expect(open('empty').answer(30, 0).example).toBe('empty');
  expect(open('logs-refused').answer(1, 0).example).toBe('refused');
});
