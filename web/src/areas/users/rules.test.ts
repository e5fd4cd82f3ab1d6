import { expect, it } from 'vitest';
import { emailProblem } from './rules';

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
