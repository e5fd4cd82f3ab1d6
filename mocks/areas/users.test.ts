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
const listAs = (email: string) => askingAs(world, email)('listAdminUsers', { headers: { email } });
const listed = (email: string) => listAs(ADMINISTRATOR).body.data.find(({ emailaddress }) => emailaddress === email);
const add = () => ask('addUser', { body: { Value: corazon } });
const update = (recordid: number, differing: object) =>
  ask('updateUser', {
    body: { Value: { ...corazon, recordid, status: 'A', edited_by: ADMINISTRATOR, ...differing } },
  });
const reset = (recordid: number, emailaddress: string) =>
  ask('resetUserPassword', { body: { Value: { recordid, emailaddress, edited_by: ADMINISTRATOR } } });

it('shows the staff, without their passwords, to administrators and to MIS TECH only', () => {
  const { data } = listAs(ADMINISTRATOR).body;
  expect(data).toHaveLength(36);
  expect(JSON.stringify(data)).not.toContain(DEMO_PASSWORD);
  expect(listAs('carlo.villanueva@lumina.example').body.data).toEqual(data);
  expect(listAs('jose.reyes@lumina.example').example).toBe('invalidAccessToken');
});

it('lets an added user sign in at once, and refuses an address in use', () => {
  expect(add().example).toBe('default');
  expect(login('corazon.diaz@lumina.example', 'Mango#2027').body?.data.user).toMatchObject({
    recordid: 1037,
    department: 'INT APD',
    rolesid: '2',
  });
  expect(listed('corazon.diaz@lumina.example')).toMatchObject({ userrolesid: 2037, status: 'A' });
  expect(add().example).toBe('alreadyUsed');
});

it('a change takes effect at the next sign-in', () => {
  add();
  expect(update(1037, { department: 'MIS TECH', rolesid: '5' }).example).toBe('default');
  expect(login(corazon.emailaddress, corazon.password).body?.data.user).toMatchObject({
    department: 'MIS TECH',
    rolesid: '5',
  });
  expect(update(1037, { emailaddress: 'JOSE.REYES@lumina.example' }).example).toBe('alreadyUsed');
  expect(update(9999, {}).example).toBe('unknown');
});

it('MIS TECH can neither change administrators nor create them', () => {
  const by = askingAs(world, 'carlo.villanueva@lumina.example');
  const change = (recordid: number, rolesid: string) =>
    by('updateUser', { body: { Value: { ...corazon, recordid, rolesid, status: 'A', edited_by: ADMINISTRATOR } } });
  expect(change(1001, '1').example).toBe('administrator');
  expect(change(1001, '2').example).toBe('administrator');
  expect(change(1002, '1').example).toBe('roleNotGiven');
  expect(by('addUser', { body: { Value: { ...corazon, rolesid: '1' } } }).example).toBe('roleNotGiven');
  const reset = { recordid: 1001, emailaddress: ADMINISTRATOR, edited_by: ADMINISTRATOR };
  expect(by('resetUserPassword', { body: { Value: reset } }).example).toBe('administrator');
  expect(world.outbox).toEqual([]);
  expect(login(ADMINISTRATOR, DEMO_PASSWORD).body?.data).toBeDefined();
  expect(change(1002, '6').example).toBe('default');
  expect(by('addUser', { body: { Value: { ...corazon, emailaddress: 'new@lumina.example' } } }).example).toBe(
    'default',
  );
});

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
