import { expect, it } from 'vitest';
import { isComplex, NO_MATCH, newPasswordProblem, TOO_SHORT, TOO_SIMPLE } from './passwordRules';

it.each(['Mango#2027', 'aA1!aaaa', `aA1_${'x'.repeat(46)}`])('%s is complex', (password) => {
  expect(isComplex(password)).toBe(true);
});

it.each([
  ['no lower case', 'MANGO#2027'],
  ['no upper case', 'mango#2027'],
  ['no digit', 'Mango#abcd'],
  ['no special character', 'Mango2027'],
  ['a special character of another set', 'Mango+2027'],
  ['seven characters', 'aA1!aaa'],
  ['fifty-one characters', `aA1!${'x'.repeat(47)}`],
])('%s is not complex', (_name, password) => expect(isComplex(password)).toBe(false));

it('returns the message of the first broken rule', () => {
  expect(newPasswordProblem('aA1!', 'b')).toBe(TOO_SHORT);
  expect(newPasswordProblem('abcdef', 'b')).toBe(NO_MATCH);
  expect(newPasswordProblem('abcdef', 'abcdef')).toBe(TOO_SIMPLE);
  expect(newPasswordProblem('Mango#2027', 'Mango#2027')).toBeUndefined();
});
