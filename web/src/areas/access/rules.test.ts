import { expect, it, vi } from 'vitest';
import { ApiError } from '@/api/answer';
import type { Agreed } from '@/api/client';
import type { MainMenu, SubMenu } from './calls';
import {
  type Change,
  counted,
  grantQuestion,
  moveQuestion,
  screenQuestion,
  screensLeft,
  sendInTurn,
  subMenusOf,
  systemAccessOf,
} from './rules';

const main = (tabaccessid: number, tabname: string): MainMenu => ({
  tabaccessid,
  tabname,
  icon: 'cog',
  syscode: 'SC00999',
});
const sub = (modaccessid: number, tabaccessid: number, routename: string): SubMenu => ({
  modaccessid,
  tabaccessid,
  labelname: routename.slice(1),
  routename,
  icon: 'key',
});

it('lists sub menus grouped by main menu, without those that have none', () => {
  const listed = systemAccessOf(
    [main(2, 'Recovery'), main(1, 'Content')],
    [sub(11, 1, '/newsletter'), sub(21, 2, '/concurrent'), sub(99, 9, '/lost'), sub(22, 2, '/lockedout')],
  );
  expect(listed.map(({ tabname, labelname }) => `${tabname} ${labelname}`)).toEqual([
    'Recovery concurrent',
    'Recovery lockedout',
    'Content newsletter',
  ]);
});

const screens = [
  { path: '/users', title: 'Users' },
  { path: '/concurrent', title: 'Concurrent Reset' },
];
const pathsLeft = (subMenus: SubMenu[], own?: SubMenu) => screensLeft(screens, subMenus, own).map(({ path }) => path);

it('offers the screens that no sub menu uses', () => {
  expect(pathsLeft([])).toEqual(['/users', '/concurrent']);
  expect(pathsLeft([sub(1, 1, '/users')])).toEqual(['/concurrent']);
  expect(pathsLeft([sub(1, 1, '/users'), sub(2, 1, '/concurrent')])).toEqual([]);
});

it('knows a screen however the server writes it, and keeps that', () => {
  const own = sub(1, 1, 'users/');
  expect(pathsLeft([own])).toEqual(['/concurrent']);
  expect(pathsLeft([own], own)).toEqual(['users/', '/concurrent']);
});

it('offers a sub menu its own screen, even one that the console does not have', () => {
  const own = sub(1, 1, '/users');
  const elsewhere = sub(2, 1, '/not-built');
  expect(pathsLeft([own, elsewhere], own)).toEqual(['/users', '/concurrent']);
  expect(pathsLeft([own, elsewhere], elsewhere)).toEqual(['/not-built', '/concurrent']);
});

const change = (label: string, send: Change['send'] = () => Promise.resolve({ message: 'Done.' })) => ({
  label,
  send: vi.fn(send),
});

const by = {} as Agreed;

it('sends changes one after another', async () => {
  const order: string[] = [];
  const slow = change('slow', async () => {
    await new Promise((resolve) => setTimeout(resolve, 10));
    order.push('slow');
    return { message: 'Assigned.' };
  });
  const quick = change('quick', async () => {
    order.push('quick');
    return { message: 'Removed.' };
  });
  const onSent = vi.fn();
  expect(await sendInTurn(by, [slow, quick], onSent)).toBe('Assigned. Removed.');
  expect(order).toEqual(['slow', 'quick']);
  expect(onSent.mock.calls.flat()).toEqual([slow, quick]);
});

it('stops at the first failure, and names the failed, the saved and the unsent changes', async () => {
  const refused = change('assign Users', () => Promise.reject(new ApiError('refused', 'Not today.')));
  const changes = [change('assign Remarks'), refused, change('remove Newsletter'), change('remove Advisory')];
  const onSent = vi.fn();
  await expect(sendInTurn(by, changes, onSent)).rejects.toThrow(
    'assign Users: Not today. Saved before: assign Remarks. Not sent: remove Newsletter, remove Advisory.',
  );
  expect(changes.map(({ send }) => send.mock.calls.length)).toEqual([1, 1, 0, 0]);
  expect(onSent).toHaveBeenCalledOnce();
});

it('says of a change that the server failed to answer that it may have been saved', async () => {
  const failed = change('assign Users', () => Promise.reject(new ApiError('unexpected', 'Internal Server Error')));
  await expect(sendInTurn(by, [failed], vi.fn())).rejects.toThrow(
    'assign Users: Internal Server Error. It may have been saved. Check the list before you save again.',
  );
});

it('shows equal messages of the server only once', async () => {
  expect(await sendInTurn(by, [change('one'), change('two')], vi.fn())).toBe('Done.');
});

it('a single failed change has no lists of others in its message', async () => {
  const refused = change('assign Users', () => Promise.reject(new ApiError('refused', 'Not today.')));
  await expect(sendInTurn(by, [refused], vi.fn())).rejects.toThrow(/^assign Users: Not today\.$/);
});

it('uses the plural except for 1', () =>
  expect([0, 1, 2].map((n) => counted(n, 'menu'))).toEqual(['0 menus', '1 menu', '2 menus']));

it('a sub menu without a main menu is listed under each one, as belonging to it', () => {
  const unplaced = sub(30, 0, '/banks');
  expect(subMenusOf({ tabaccessid: 2 }, [unplaced, sub(31, 1, '/users')])).toEqual([{ ...unplaced, tabaccessid: 2 }]);
});

it('asks before changing the menu of a role or the screen of a sub menu, but not its name', () => {
  expect(grantQuestion({ name: 'Clerk', iscritical: false }, 2).text).toEqual([
    'Save 2 changes to the menu of Clerk?',
    'Everyone with this role gets it.',
  ]);
  expect(grantQuestion({ name: 'Clerk', iscritical: true }, 1).title).toBe('This role is critical');
  expect(moveQuestion(1).title).toBe('Move 1 sub menu?');
  const users = { labelname: 'Users', routename: '/users' };
  expect(screenQuestion(users, { ...users, labelname: 'Staff' })).toBeNull();
  expect(screenQuestion(undefined, users)).toBeNull();
  expect(screenQuestion(users, { ...users, routename: '/advisory' })?.text).toBe(
    'Users will open /advisory instead of /users.',
  );
});
