// Checks that what a call says about its maker agrees with the sealed session, because the browser cannot be trusted.

import { notAllowed } from '../../requests/refusals';
import type { Identity } from '../../upstreamCall';
import { seesSecondBrand } from '../brand';
import { type CallContent, textAt } from '../fields';
import type { Claim, OperationPolicy, Place } from '../policyTypes';

const claims: Record<Claim, (identity: Identity, said: string) => boolean> = {
  // Compared exactly: a server may treat another spelling as another person.
  email: ({ email }, said) => said === email,
  username: ({ email, username }, said) => said === (username || email),
  recordid: ({ recordid }, said) => said === String(recordid),
  rolesid: ({ rolesid }, said) => said === rolesid,
  department: ({ department }, said) => said === department,
  visibleBrand: (identity, said) => said === (seesSecondBrand(identity) ? '1' : '0'),
  // Content may be written only for the maker's own brand.
  firstBrand: ({ firstBrand }, said) => said === String(firstBrand),
};

/** A call that does not name its maker is refused, like one that names another person. */
export function requireTrueIdentity(
  { identity: said }: OperationPolicy,
  identity: Identity,
  carried: CallContent,
): void {
  if (!said.every((each) => isTrueOf(identity, each, carried))) throw notAllowed();
}

/** Whether the call has the claim and it agrees with the identity. */
export function isTrueOf(
  identity: Identity,
  { place, claim }: { place: Place; claim: Claim },
  carried: CallContent,
): boolean {
  const text = textAt(place, carried);
  return text !== undefined && claims[claim](identity, text);
}
