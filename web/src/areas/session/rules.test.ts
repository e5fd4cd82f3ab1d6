import { expect, it } from 'vitest';
import { TOO_SIMPLE } from '@/ui/proofs/passwordRules';
import { changeProblem, missingIn, NOT_HUMAN, passwordsDiffer } from './rules';

const change = (oldpassword: string, newpassword: string, confirmation = newpassword) => ({
  oldpassword,
  newpassword,
  confirmation,
});

it('can be saved once all fields are filled, long enough and equal', () => {
  expect(missingIn(change('old', '12345678'))).toBeUndefined();
  expect(missingIn(change('', '12345678'))).toBe('Still missing: the old password.');
  expect(missingIn(change('old', '1234567'))).toBe('Still missing: a new password of at least 8 characters.');
  expect(missingIn(change('old', '12345678', '12345679'))).toBe('Still missing: the new password again.');
});

it('reports different passwords only once the second one is typed', () => {
  expect(passwordsDiffer(change('old', 'abc', ''))).toBe(false);
  expect(passwordsDiffer(change('old', 'abc', 'abd'))).toBe(true);
});

it('checks the complexity of the password before the human check', () => {
  expect(changeProblem(change('old', 'abcdefgh'), null)).toBe(TOO_SIMPLE);
  expect(changeProblem(change('old', 'Mango#2027'), null)).toBe(NOT_HUMAN);
  expect(changeProblem(change('old', 'Mango#2027'), 'proof')).toBeUndefined();
});
