import type { Reasons } from '@/shared/review/kind';
import { daysBetween, REVERSED } from '@/ui/days';
import type { Decision } from './calls';

const RANGE_LIMIT_DAYS = 7;

/** Both dates have the same messages on purpose, as specified. */
export function rangeProblem(from: string, to: string, today: string): string | undefined {
  if (!from) return 'Please select Start date.';
  if (!to) return 'Please select End date.';
  if (from > today) return 'Start date must start on or before current date.';
  if (to > today) return 'End date must start on or before current date.';
  if (to < from) return REVERSED;
  // Both ends count.
  if (daysBetween(from, to) >= RANGE_LIMIT_DAYS) return 'Date selection range limit is 7 days only.';
  return undefined;
}

/** One line for each chosen remark, then the additional remarks. */
export function decisionOf(action: 'approve' | 'disapprove', { chosen, additional }: Reasons): Decision {
  return {
    status: action === 'approve' ? 'A' : 'D',
    remarks: [...chosen.map(({ remarks }) => remarks), additional.trim()].filter(Boolean).join('\n'),
    special_instructions: chosen
      .map(({ special_instructions }) => special_instructions)
      .filter(Boolean)
      .join('\n'),
    reapprove_notification: chosen.some(({ reapp_notif }) => reapp_notif === '1') ? '1' : '0',
  };
}

/** One message for all missing files; null when nothing is missing. */
export function missingFiles({ selfie, id }: { selfie: boolean; id: boolean }): string | null {
  if (!selfie && !id) return 'No Selfie and valid Government ID have been submitted.';
  if (!selfie) return 'No Selfie has been submitted.';
  if (!id) return 'No valid Government ID has been submitted.';
  return null;
}
