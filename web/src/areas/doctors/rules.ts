import type { Reasons } from '@/shared/review/kind';
import type { Decision } from './calls';

/** The notification digit of the chosen remark; '0', no notification, when there are several or none. */
function notificationOf({ chosen }: Reasons): string {
  const [only, ...others] = chosen;
  return only && others.length === 0 ? only.reapp_notif : '0';
}

/** One line for each chosen remark, then the additional remarks. */
export function decisionOf(status: 'A' | 'D', reasons: Reasons): Decision {
  const lines = [...reasons.chosen.map(({ remarks }) => remarks), reasons.additional.trim()];
  return { status, remarks: lines.filter(Boolean).join('\n'), reapprove_notification: notificationOf(reasons) };
}
