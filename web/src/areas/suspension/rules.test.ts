import { expect, it } from 'vitest';
import { alreadyListed, consequence, SUSPENSIONS, suspensionOf } from './rules';

it('has one word for each flag, in the list as in the form', () => {
  for (const { value, label } of SUSPENSIONS) expect(suspensionOf(value === '1' ? 1 : 0)).toBe(label);
});

it('says what becomes of the members', () => {
  expect(consequence('Diwa', 1)).toBe('The members of Diwa cannot use the app as long as it is suspended.');
  expect(consequence('Diwa', 0)).toBe('The members of Diwa can use the app again.');
});

it('says why an account cannot be added', () => {
  expect(alreadyListed({ is_suspended: 1 })).toBe('This account is suspended already.');
  expect(alreadyListed({ is_suspended: 0 })).toContain('as active');
});
