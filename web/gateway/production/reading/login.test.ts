import { expect, test } from 'vitest';
import { readAnswer } from './index';

const person = {
  recordid: 7,
  emailaddress: 'ana@lumina.example',
  firstname: 'Ana',
  department: 'MIS IT',
  productavega_tag: true,
};
const user = { ...person, email: person.emailaddress, role: '2', rolesid: '2' };
const readLogin = (value: unknown) => readAnswer('loginAgora', { status: 200, value }).value;

test.each([
  ['as the contract has it', { data: { access_token: 'T', user } }],
  ['with the token beside the data', { access_token: 'T', data: user }],
  ['with the token among the fields of the person', { data: { ...user, access_token: 'T' } }],
  ['with a person who has one name for the role', { access_token: 'T', data: { ...person, rolesid: 2 } }],
  ['with a list of one', { access_token: 'T', data: [{ ...person, role: '2' }] }],
  ['with numbers and flags as texts', { data: { ...user, recordid: '7', productavega_tag: '1', access_token: 'T' } }],
])('reads a login that is answered %s', (_, value) => {
  expect(readLogin(value)).toEqual({ data: { access_token: 'T', user } });
});

const accepted = { access_token: 'T', data: user };

test.each([
  ['a flag that says no', { ...accepted, success: false }],
  ['a flag that says no as a text', { ...accepted, is_success: '0', message: 'No.' }],
  ['a reason', { ...accepted, error_message: 'Password is expired.' }],
  ['a status that says no', { ...accepted, status: { success: false } }],
  ['another token', { ...accepted, data: { ...user, access_token: 'U' } }],
  ['no token', { data: user }],
  ['two persons', { ...accepted, data: [user, user] }],
  ['nobody', { ...accepted, data: null }],
])('does not read a login with %s', (_, value) => {
  expect(readLogin(value)).not.toHaveProperty('data.access_token');
});

test('a user without an address, department, number or brand is refused', () => {
  for (const name of ['emailaddress', 'department', 'recordid', 'productavega_tag'] as const) {
    const { [name]: _, ...rest } = person;
    expect(readLogin({ access_token: 'T', data: { ...rest, role: '2' } })).not.toHaveProperty(`data.user.${name}`);
  }
  expect(readLogin(accepted)).toHaveProperty('data.user.emailaddress');
});
