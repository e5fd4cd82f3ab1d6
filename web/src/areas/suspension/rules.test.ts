import { expect, it } from 'vitest';
import { alreadyListed, lastChange, SUSPENSIONS, suspensionOf, suspensionQuestion } from './rules';

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

it('an account has its status since it was edited last, or else since it was posted', () => {
  const posted = { posted: '11/20/2026 2:05:00 PM', posted_by: 'maria@lumina.example' } as const;
  const edited = { edited: '11/21/2026 9:00:00 AM', edited_by: 'jose@lumina.example' } as const;
  const never = { edited: '1/1/1900 12:00:00 AM', edited_by: '' } as const;
  const account = { corpacct: 'LMN00000003', company: 'Haribon', is_suspended: 1 } as const;
  expect(lastChange({ ...account, ...posted, ...edited })).toEqual({ at: '2026-11-21T09:00:00', by: edited.edited_by });
  expect(lastChange({ ...account, ...posted, ...never })).toEqual({ at: '2026-11-20T14:05:00', by: posted.posted_by });
});
