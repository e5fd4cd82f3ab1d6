import { expect, it } from 'vitest';
import { alreadyListed, SUSPENSIONS, suspensionOf, suspensionQuestion } from './rules';

it('uses the same word for a flag in the list and the form', () => {
  for (const { value, label } of SUSPENSIONS) expect(suspensionOf(value === '1' ? 1 : 0)).toBe(label);
});

it('names the company in the question, and the act on its button', () => {
  expect(suspensionQuestion('Diwa', 1)).toMatchObject({ title: 'Suspend Diwa?', confirm: 'Suspend' });
  expect(suspensionQuestion('Diwa', 0)).toMatchObject({ title: 'Reactivate Diwa?', confirm: 'Reactivate' });
});

it('gives the reason why an account cannot be added', () => {
  expect(alreadyListed({ is_suspended: 1 })).toBe('This account is already suspended.');
  expect(alreadyListed({ is_suspended: 0 })).toContain('as active');
});
