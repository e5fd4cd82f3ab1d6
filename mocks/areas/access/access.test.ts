import { beforeEach, expect, it } from 'vitest';
import { askingAs, worldIn } from '../../testing';
import type { World } from '../../worlds/world';
import { openSession } from '../session/state';
import { tabs } from './menus';
import { accessStore } from './state';

const WHO = 'maria.santos@lumina.example';
const BY = { syscode: 'SC00999', username: WHO } as const;
let world: World;
let ask: ReturnType<typeof askingAs>;
beforeEach(() => {
  world = worldIn('default');
  ask = askingAs(world, WHO);
});

const state = () => world.state(accessStore);
const labels = (email: string) => openSession(world, email)?.system_access.map(({ labelname }) => labelname);
const role = (name: string) => ({ name, iscritical: false, ...BY });
const tab = (tabname: string) => ({ tabname, icon: 'media', ...BY });
const menu = (labelname: string, tabaccessid = 5) => ({
  tabaccessid,
  labelname,
  icon: 'media',
  routename: '/newsletter',
  ...BY,
});
const assign = (rolesid: string, modaccessid: number) =>
  ask('assignRoleAccess', { body: { Value: { rolesid, modaccessid, ...BY } } });
const deleteRole = (rolesid: string) => ask('deleteRole', { body: { Value: { rolesid } } });
const deleteMainMenu = (tabid: number) => ask('deleteMainMenu', { body: { Value: { tabid } } });
const deleteSubMenu = (modaccessid: number) => ask('deleteSubMenu', { body: { Value: { modaccessid } } });

it('seeds one menu for every screen, each in a tab; one tab is still empty', () => {
  const { roles, mainMenus, subMenus, assigned } = state();
  const tabs = mainMenus.map(({ tabaccessid }) => tabaccessid);
  expect(subMenus.every(({ tabaccessid }) => tabs.includes(tabaccessid))).toBe(true);
  expect(tabs.filter((id) => !subMenus.some(({ tabaccessid }) => tabaccessid === id))).toEqual([5]);
  const routes = subMenus.map(({ routename }) => routename);
  expect(new Set(routes).size).toBe(routes.length);
  expect(new Set(subMenus.map(({ labelname }) => labelname)).size).toBe(routes.length);
  for (const { rolesid, modaccessid } of assigned) {
    expect(roles.some((candidate) => candidate.rolesid === rolesid)).toBe(true);
    expect(subMenus.some((candidate) => candidate.modaccessid === modaccessid)).toBe(true);
  }
  expect(labels(WHO)).toHaveLength(routes.length);
});

it('gives the users of a role its assigned menus, and takes removed ones away', () => {
  const ofAccounts = ['Suspend Corporate Account', 'Disable Features per CorpAccount'];
  expect(labels('jose.reyes@lumina.example')).toEqual(ofAccounts);
  expect(assign('2', 41).example).toBe('default');
  expect(assign('2', 11).example).toBe('default');
  expect(labels('jose.reyes@lumina.example')).toEqual(['Newsletter', 'Member Registrations', ...ofAccounts]);
  expect(ask('getSystemAccess', { body: { Value: { rolesid: '2' } } }).body.data[1]).toEqual({
    tabaccessid: 4,
    tabname: 'Member Review',
    tabicon: 'people',
    modaccessid: 41,
    labelname: 'Member Registrations',
    modicon: 'dashboard',
    routename: '/kycapproval',
  });
  expect(assign('2', 11).example).toBe('alreadyThere');
  expect(assign('2', 99).example).toBe('unknown');
  expect(assign('99', 11).example).toBe('unknown');
  const { rolesaccessid = 0 } =
    state().assigned.find(({ rolesid, modaccessid }) => rolesid === '2' && modaccessid === 11) ?? {};
  expect(ask('removeRoleAccess', { body: { Value: { rolesaccessid } } }).example).toBe('default');
  expect(ask('removeRoleAccess', { body: { Value: { rolesaccessid } } }).example).toBe('unknown');
  expect(labels('jose.reyes@lumina.example')).toEqual(['Member Registrations', ...ofAccounts]);
  expect(openSession(worldIn('default'), 'jose.reyes@lumina.example')?.system_access).toHaveLength(ofAccounts.length);
});

it('deletes a role that nobody has, with its assignments', () => {
  expect(deleteRole('1').example).toBe('administrator');
  expect(deleteRole('99').example).toBe('unknown');
  expect(deleteRole('5').body?.message).toBe('The role is in use: 3 users have it.');
  assign('8', 11);
  expect(deleteRole('8').example).toBe('default');
  expect(state().assigned.some(({ rolesid }) => rolesid === '8')).toBe(false);
});

it('refuses a role name in use', () => {
  expect(ask('addRole', { body: { Value: role(' reviewer ') } }).example).toBe('alreadyThere');
  expect(ask('addRole', { body: { Value: role('Auditor') } }).example).toBe('default');
  const rename = (rolesid: string, name: string) =>
    ask('updateRole', { body: { Value: { ...role(name), rolesid } } }).example;
  expect(rename('9', 'REVIEWER')).toBe('alreadyThere');
  expect(rename('9', 'auditor ')).toBe('default');
  expect(ask('addRole', { body: { Value: role('Auditor') } }).example).toBe('alreadyThere');
  expect(rename('99', 'Anything')).toBe('unknown');
  expect(ask('listRoles').body.data.at(-1)).toMatchObject({ rolesid: '9', name: 'auditor ' });
});

it('refuses a main menu name in use, and deletes only main menus without sub menus', () => {
  expect(ask('addMainMenu', { body: { Value: tab('content') } }).example).toBe('alreadyThere');
  expect(ask('addMainMenu', { body: { Value: tab('Help Desk') } }).example).toBe('default');
  const rename = (tabid: number, tabname: string) =>
    ask('updateMainMenu', { body: { Value: { ...tab(tabname), tabid } } }).example;
  expect(rename(10, 'Reports')).toBe('alreadyThere');
  expect(rename(99, 'Anything')).toBe('unknown');
  expect(rename(1, 'Publishing')).toBe('default');
  expect(openSession(world, WHO)?.system_access[0]?.tabname).toBe('Publishing');
  expect(deleteMainMenu(3).body?.message).toBe(
    `The main menu is in use: ${tabs[2]?.menus.length} sub menus stand under it.`,
  );
  expect(deleteMainMenu(4).body?.message).toBe('The main menu is in use: 1 sub menu stands under it.');
  expect(deleteMainMenu(5).example).toBe('default');
  expect(deleteMainMenu(5).example).toBe('unknown');
});

it('refuses a sub menu name in use, and deletes only sub menus that no role sees', () => {
  expect(ask('addSubMenu', { body: { Value: menu('users') } }).example).toBe('alreadyThere');
  expect(ask('addSubMenu', { body: { Value: menu('Survey', 99) } }).example).toBe('unknown');
  expect(ask('addSubMenu', { body: { Value: menu('Survey') } }).example).toBe('default');
  // Screens of areas that were added later have their menus at the end.
  const added = state().subMenus.at(-1)?.modaccessid ?? 0;
  const change = (modaccessid: number, labelname: string, tabaccessid = 5) =>
    ask('updateSubMenu', { body: { Value: { ...menu(labelname, tabaccessid), modaccessid } } });
  expect(change(added, 'USERS').example).toBe('alreadyThere');
  expect(change(99, 'Anything').example).toBe('unknown');
  expect(change(added, 'Survey', 99).body?.message).toBe('Main menu does not exist.');
  expect(change(11, 'Newsletter').example).toBe('default');
  expect(labels('liza.mendoza@lumina.example')?.at(0)).toBe('Advisory');
  expect(labels('liza.mendoza@lumina.example')?.at(-1)).toBe('Newsletter');
  expect(deleteSubMenu(11).body?.message).toBe('The sub menu is in use: 2 roles see it.');
  expect(deleteSubMenu(41).body?.message).toBe('The sub menu is in use: 1 role sees it.');
  expect(deleteSubMenu(added).example).toBe('default');
  expect(deleteSubMenu(added).example).toBe('unknown');
});
