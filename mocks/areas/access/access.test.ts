import { beforeEach, expect, it } from 'vitest';
import { askingAs, worldIn } from '../../testing';
import type { World } from '../../worlds/world';
import { openSession } from '../session/state';
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
const assign = (rolesid: string, modaccessid: number) =>
  ask('assignRoleAccess', { body: { Value: { rolesid, modaccessid, ...BY } } });

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
