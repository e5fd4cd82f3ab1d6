import { beforeEach, expect, it } from 'vitest';
import { askingAs, worldIn } from '../../testing';
import type { World } from '../../worlds/world';

const WHO = 'maria.santos@lumina.example';
let world: World;
let ask: ReturnType<typeof askingAs>;
beforeEach(() => {
  world = worldIn('default');
  ask = askingAs(world, WHO);
});

const list = () => ask('listRemarks').body.data;
const add = (remarks: string) =>
  ask('addRemark', {
    body: { Value: { remarks, special_instructions: 'Please sign as on your ID.', posted_by: WHO, reappnotif: '1' } },
  });
const update = (recordid: number, remarks: string) =>
  ask('updateRemark', {
    body: { Value: { recordid, remarks, special_instructions: '', status: 'D', reappnotif: '0' } },
  });

const secondsSince = (moment = '') => (world.now() - Date.parse(`${moment}+08:00`)) / 1000;

it('adds a remark with its author and time', () => {
  expect(add('Signature does not match the ID').example).toBe('default');
  expect(list()).toHaveLength(16);
  expect(list().at(-1)).toMatchObject({
    recordid: 16,
    remarks: 'Signature does not match the ID',
    status: 'A',
    reapp_notif: '1',
    posted_by: WHO,
    edited_by: null,
  });
  expect(Math.abs(secondsSince(list().at(-1)?.posted_date))).toBeLessThan(5);
});

it('changes a remark with its author, and returns the same list for the review', () => {
  expect(update(1, 'Name differs').example).toBe('default');
  expect(list()[0]).toMatchObject({ remarks: 'Name differs', status: 'D', reapp_notif: '0', edited_by: WHO });
  expect(Math.abs(secondsSince(list()[0]?.edited_date ?? ''))).toBeLessThan(5);
  expect(askingAs(world, 'jose.reyes@lumina.example')('listRemarks').body.data).toEqual(list());
});

it('refuses a text in use, and an unknown remark', () => {
  expect(add(' DUPLICATE registration ').example).toBe('alreadyThere');
  expect(update(1, 'duplicate registration').example).toBe('alreadyThere');
  expect(update(13, 'duplicate registration').example).toBe('default');
  expect(update(99, 'Anything').example).toBe('unknown');
});

it('is empty in the scenario empty, and then counts ids from one', () => {
  world = worldIn('empty');
  ask = askingAs(world, WHO);
  expect(ask('listRemarks').example).toBe('empty');
  expect(add('Anything').example).toBe('default');
  expect(list().map(({ recordid }) => recordid)).toEqual([1]);
});
