import { beforeEach, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../people';
import { askingAs, worldIn } from '../testing';
import type { World } from '../worlds/world';
import { isTokenValid, openSession } from './session/state';

const ADMINISTRATOR = 'maria.santos@lumina.example';
const corazon = {
  emailaddress: 'Corazon.Diaz@lumina.example',
  password: 'Mango#2027',
  lastname: 'Diaz',
  firstname: 'Corazon',
  middlename: 'Luna',
  rolesid: '2',
  userrolesid: 0,
  syscode: 'SC00999',
  employee_id: 'LUM-2044',
  department: 'INT APD',
  productavega_tag: true,
} as const;

let world: World;
let ask: ReturnType<typeof askingAs>;
beforeEach(() => {
  world = worldIn('default');
  ask = askingAs(world, ADMINISTRATOR);
});

const login = (emailaddress: string, password: string) =>
  ask('loginAgora', { body: { Value: { emailaddress, password } } });
const add = () => ask('addUser', { body: { Value: corazon } });
const update = (recordid: number, differing: object) =>
  ask('updateUser', {
    body: { Value: { ...corazon, recordid, status: 'A', edited_by: ADMINISTRATOR, ...differing } },
  });
const reset = (recordid: number, emailaddress: string) =>
  ask('resetUserPassword', { body: { Value: { recordid, emailaddress, edited_by: ADMINISTRATOR } } });

it('a disapproved user cannot sign in, and their sessions end', () => {
  add();
  const token = openSession(world, corazon.emailaddress)?.user_info.access_token ?? '';
  expect(isTokenValid(world, 'accessToken', token)).toBe(true);
  update(1037, { status: 'D' });
  expect(isTokenValid(world, 'accessToken', token)).toBe(false);
  expect(login(corazon.emailaddress, corazon.password).example).toBe('disabledAccount');
});

it('mails a new password to its owner, and the old one stops working', () => {
  expect(reset(1002, 'somebody.else@lumina.example').example).toBe('unknown');
  expect(reset(9999, 'jose.reyes@lumina.example').example).toBe('unknown');
  expect(world.outbox).toEqual([]);
  expect(reset(1002, 'jose.reyes@lumina.example').example).toBe('default');
  const [mail] = world.outbox;
  expect(mail).toMatchObject({ to: 'jose.reyes@lumina.example', subject: 'Your new password' });
  expect(mail?.code).toMatch(/^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)(?=.*[!@#$%^&*_]).{8,50}$/);
  expect(login('jose.reyes@lumina.example', DEMO_PASSWORD).example).toBe('wrongCredentials');
  expect(login('jose.reyes@lumina.example', mail?.code ?? '').body?.data).toBeDefined();
});
