import { beforeEach, expect, it } from 'vitest';
import { DAY_MS, NEVER, savedMomentOf } from '../../manilaTime';
import { askingAs, worldIn } from '../../testing';
import type { World } from '../../worlds/world';
import { fixtures } from './fixtures';
import { advisoryDay, forMembers, seedAdvisories } from './seed';

const WHO = 'maria.santos@lumina.example';
let world: World;
let ask: ReturnType<typeof askingAs>;
const enter = (scenario: string) => {
  world = worldIn(scenario);
  ask = askingAs(world, WHO);
};
beforeEach(() => enter('default'));

const agora = () => ask('listAgoraAdvisories').body.data;
const alagaMd = () => ask('listAlagaMdAdvisories').body.data;
const fields = (advisoryname: string) =>
  ({ advisoryname, status: 'A', datefrom: '12-21-2026', dateto: '01-03-2027' }) as const;
const add = (advisoryname: string) =>
  ask('addAgoraAdvisory', { body: { Value: { ...fields(advisoryname), open: 0, postedby: WHO } } });

it('adds an advisory to one list only, unavailable and not edited', () => {
  expect(add(' Blood letting ').example).toBe('default');
  expect(agora()).toHaveLength(61);
  expect(agora().at(-1)).toMatchObject({
    adv_id: 61,
    ...fields('Blood letting'),
    open: '0',
    postedby: WHO,
    editedby: '',
    editeddate: NEVER,
  });
  expect(agora().at(-1)?.posteddate.slice(0, -6)).toBe(savedMomentOf(world.now()).slice(0, -6));
  expect(alagaMd()).toHaveLength(40);
});

it('saves a change of the doctors’ list with its author', () => {
  const Value = { ...fields('Fees'), advisory_id: 1, open: '1', editedby: WHO } as const;
  expect(ask('updateAlagaMdAdvisory', { body: { Value } }).example).toBe('default');
  expect(alagaMd()[0]).toMatchObject({ ...fields('Fees'), adv_id: 1, open: '1', editedby: WHO });
  expect(alagaMd()[0]?.editeddate).not.toBe(NEVER);
  expect(agora()[0]?.advisoryname).not.toBe('Fees');
});

it('refuses a name in use, and an unknown advisory', () => {
  const update = (advisory_id: number, name: string) =>
    ask('updateAgoraAdvisory', { body: { Value: { ...fields(name), advisory_id, open: 1, editedby: WHO } } }).example;
  expect(add(` ${fixtures.current.toUpperCase()} `).example).toBe('alreadyThere');
  expect(update(1, fixtures.current)).toBe('alreadyThere');
  expect(update(60, fixtures.current.toUpperCase())).toBe('default');
  expect(update(99, 'Anything')).toBe('unknown');
});

it('seeds advisories of six years, with unique names, posted before now', () => {
  const now = Date.parse('2026-11-22T00:30:00Z');
  const list = seedAdvisories(forMembers, 60, now);
  expect(new Set(list.map(({ advisoryname }) => advisoryname)).size).toBe(60);
  expect(new Set(list.map(({ datefrom }) => datefrom.slice(-4)))).toEqual(
    new Set(['2021', '2022', '2023', '2024', '2025', '2026', '2027']),
  );
  const named = (name: string) => list.find(({ advisoryname }) => advisoryname === name);
  expect(fixtures.longName).toHaveLength(250);
  expect(named(fixtures.longName)).toBeDefined();
  expect(named(fixtures.disabled)?.status).toBe('D');
  expect(named(fixtures.unavailable)?.open).toBe('0');
  expect(named(fixtures.over)?.dateto).toBe(advisoryDay(now - DAY_MS));
  expect(named(fixtures.current)).toMatchObject({ datefrom: '11-22-2026', posteddate: '11/19/2026 3:53:00 PM' });
  const edited = list.filter(({ editedby }) => editedby !== '');
  expect(edited.length).toBeGreaterThan(10);
  expect(edited.every(({ editeddate }) => editeddate !== NEVER)).toBe(true);
});

it('is empty in the scenario empty, and has very many in large', () => {
  enter('empty');
  expect([ask('listAgoraAdvisories').example, ask('listAlagaMdAdvisories').example]).toEqual(['empty', 'empty']);
  expect(add('First').example).toBe('default');
  expect(agora().map(({ adv_id }) => adv_id)).toEqual([1]);
  enter('large');
  expect(agora()).toHaveLength(100_000);
});
