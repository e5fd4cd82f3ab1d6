import { expect, it } from 'vitest';
import { formOf } from './form';
import { emailProblem, missingIn, powerQuestion } from './rules';

const others = [{ emailaddress: 'jose.reyes@lumina.example' }, { emailaddress: 'Liza.Mendoza@lumina.example' }];

it.each([
  'corazon',
  'corazon@',
  '@lumina.example',
  'corazon@lumina',
  'corazon@lumina.',
  'cora zon@lumina.example',
  'corazon@@lumina.example',
  'corazon@lumina..example',
  '.corazon@lumina.example',
  '<script>alert(1)</script>@lumina.example',
  'corazon🥭@lumina.example',
  'a@b.example,c@d.example',
  '=1+1',
])('rejects %j as an email address', (typed) => expect(emailProblem(typed, others)).toBe('Invalid Email.'));

it.each(['jose.reyes@lumina.example', 'LIZA.MENDOZA@LUMINA.EXAMPLE', ' jose.reyes@lumina.example '])(
  'finds %j to be in use, regardless of case and spaces',
  (typed) => expect(emailProblem(typed, others)).toBe('Email already used.'),
);

it.each(['', '   ', 'c.diaz+kyc@lumina.example', "o'neil_99@sub.lumina-health.example", 'CORAZON@LUMINA.EXAMPLE'])(
  'accepts %j',
  (typed) => expect(emailProblem(typed, others)).toBeUndefined(),
);

it('names the fields of which nothing can be seen as missing', () => {
  const names = { lastname: 'Díaz', firstname: 'Corazon', middlename: 'Cruz', employee_id: 'E-1', rolesid: '2' };
  const form = { ...formOf(undefined), ...names, emailaddress: 'c.diaz@lumina.example' };
  expect(missingIn(form, false)).toBeUndefined();
  expect(missingIn({ ...form, lastname: '\u3164', firstname: ' \u200b' }, false)).toBe(
    'Still missing: the last name, the first name.',
  );
});

it('accepts a password of 8 characters for a new user, and none of 7', () => {
  const names = { lastname: 'Díaz', firstname: 'Corazon', middlename: 'Cruz', employee_id: 'E-1', rolesid: '2' };
  const form = { ...formOf(undefined), ...names, emailaddress: 'c.diaz@lumina.example' };
  const missing = (password: string) => missingIn({ ...form, password, confirmation: password }, true);
  expect(missing('mango#20')).toBeUndefined();
  expect(missing('mango#2')).toBe('Still missing: a password of at least 8 characters, twice.');
});

it('asks before somebody becomes an administrator, and before users change their own role or status', () => {
  const editor = 'ana.cruz@lumina.example';
  const form = { ...formOf(undefined), firstname: ' Corazon ', lastname: 'Díaz', rolesid: '2' };
  const user = (rolesid: string, emailaddress = 'c.diaz@lumina.example') =>
    ({ rolesid, emailaddress, status: 'A' }) as Parameters<typeof powerQuestion>[0];
  const titleOf = (...of: [Parameters<typeof powerQuestion>[0], rolesid: string]) =>
    powerQuestion(of[0], { ...form, rolesid: of[1] }, editor)?.title;
  expect(titleOf(undefined, '2')).toBeUndefined();
  expect(titleOf(undefined, '1')).toBe('Make Corazon Díaz an Administrator?');
  expect(titleOf(user('2'), '1')).toBe('Make Corazon Díaz an Administrator?');
  expect(titleOf(user('1'), '1')).toBeUndefined();
  expect(titleOf(user('1', editor), '2')).toBe('Change your own account?');
  expect(titleOf(user('1', editor), '1')).toBeUndefined();
});
