// Which operations may be asked at a server that is not ours: what reads and does nothing else, as the contract tells it. Whatever is
// not known to be safe is not.
import { acts } from '#contract';
import { isRead } from '../../../web/gateway/answers/contract';
import type { Operation } from '../contract';

/** Why it is not asked; undefined of what is safe. */
export function whyNot({ id, method, policy }: Operation): string | undefined {
  if (method !== 'GET') return `is a ${method}`;
  if (!isRead(id) || Object.hasOwn(acts, id)) return 'is no read by its name, or asks before it is done';
  if (policy.audit && policy.audit.what !== 'read') return `counts as a ${policy.audit.what}`;
  if (policy.sends !== null) return 'sends a mail';
  if (policy.verifies !== null || policy.ticket !== null || policy.humanCheck) return 'uses up a code or a proof';
  if (policy.limited !== null) return 'counts as a try';
  if (policy.issuesSession !== null || policy.endsSession || policy.endsSessionsOf) return 'begins or ends a session';
  if (policy.gatewayOwn) return 'is asked by the gateway alone';
  return undefined;
}
