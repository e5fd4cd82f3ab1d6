import { expect, it } from 'vitest';
import { TOO_SIMPLE } from '@/ui/passwordRules';
import { canSave, changeProblem, differs, NOT_HUMAN } from './rules';

const change = (oldpassword: string, newpassword: string, confirmation = newpassword) => ({
  oldpassword,
  newpassword,
  confirmation,
});

it('lets save once everything is filled, long enough and the same twice', () => {
  expect(canSave(change('old', '12345678'))).toBe(true);
  expect(canSave(change('', '12345678'))).toBe(false);
  expect(canSave(change('old', '1234567'))).toBe(false);
  expect(canSave(change('old', '12345678', '12345679'))).toBe(false);
});

it('tells a difference only once there is something to differ', () => {
  expect(differs(change('old', 'abc', ''))).toBe(false);
  expect(differs(change('old', 'abc', 'abd'))).toBe(true);
});

it('asks for a complex password first and for the human check after that', () => {
  expect(changeProblem(change('old', 'abcdefgh'), null)).toBe(TOO_SIMPLE);
  expect(changeProblem(change('old', 'Mango#2027'), null)).toBe(NOT_HUMAN);
  expect(changeProblem(change('old', 'Mango#2027'), 'proof')).toBeUndefined();
});
