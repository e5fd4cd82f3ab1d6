// Decides which operations are safe to call at a real server: those that only read, according to the contract. When in
// doubt, an operation is not safe.
import { acts } from '#contract';
import { isReadOperation } from '../../../web/gateway/answers/contract';
import type { Operation } from '../contract';

/** The reason why an operation is not called; undefined if it is safe. */
export function whyUnsafe({ id, method, policy }: Operation): string | undefined {
  if (method !== 'GET') return `is a ${method}`;
  if (!isReadOperation(id) || Object.hasOwn(acts, id)) return 'is not a read by its name, or needs a confirmation';
  if (policy.audit && policy.audit.what !== 'read') return `counts as a ${policy.audit.what}`;
  if (policy.sends !== null) return 'sends a mail';
  if (policy.verifies !== null || policy.ticket !== null || policy.humanCheck) return 'uses up a code or a proof';
  if (policy.limited !== null) return 'counts as a try';
  if (policy.issuesSession !== null || policy.endsSession || policy.endsSessionsOf) return 'begins or ends a session';
  if (policy.gatewayOwn) return 'is made by the gateway only';
  return undefined;
}
