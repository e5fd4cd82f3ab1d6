// The texts about suspensions.
import { UNKNOWN } from '#wire/unread';
import type { ActQuestion } from '@/app/saving/agreement';
import { savedMoment } from '@/ui/saving/savedMoment';
import type { SuspendedAccount } from './calls';

export const SUSPENSIONS = [
  { value: '1', label: 'Suspended' },
  { value: '0', label: 'Active' },
] as const;

type Flag = SuspendedAccount['is_suspended'];

export const suspensionOf = (is_suspended: Flag) =>
  is_suspended === null ? UNKNOWN : is_suspended === 1 ? 'Suspended' : 'Active';

export const suspensionQuestion = (company: string, is_suspended: Flag): ActQuestion =>
  is_suspended === 1
    ? {
        title: `Suspend ${company}?`,
        text: 'Its members cannot use the app until it is active again.',
        confirm: 'Suspend',
      }
    : { title: `Reactivate ${company}?`, text: 'Its members can use the app again.', confirm: 'Reactivate' };

/** The reason why an account cannot be added: it is in the list, whatever its status. */
export const alreadyListed = ({ is_suspended }: Pick<SuspendedAccount, 'is_suspended'>) =>
  is_suspended === 1
    ? 'This account is already suspended.'
    : 'This account is already in the list as active. Suspend it there.';

/** When an account got its present status, and who gave it. */
export function lastChange({ posted, posted_by, edited, edited_by }: SuspendedAccount): { at: string; by: string } {
  const editedAt = savedMoment(edited);
  return editedAt ? { at: editedAt, by: edited_by } : { at: savedMoment(posted), by: posted_by };
}
