import { expect, it } from 'vitest';
import { alreadyListed, consequence, SUSPENSIONS, suspensionOf } from './rules';

it('uses the same word for a flag in the list and the form', () => {
  for (const { value, label } of SUSPENSIONS) expect(suspensionOf(value === '1' ? 1 : 0)).toBe(label);
});

it('describes the effect on the members', () => {
  expect(consequence('Diwa', 1)).toBe('The members of Diwa cannot use the app as long as it is suspended.');
  expect(consequence('Diwa', 0)).toBe('The members of Diwa can use the app again.');
});

it('gives the reason why an account cannot be added', () => {
  expect(alreadyListed({ is_suspended: 1 })).toBe('This account is suspended already.');
  expect(alreadyListed({ is_suspended: 0 })).toContain('as active');
});
