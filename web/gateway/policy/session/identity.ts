// Checks that what a call says about its maker agrees with the sealed session, because the browser cannot be trusted.

import { notAllowed } from '../../requests/refusals';
import type { Identity } from '../../upstreamCall';
import { seesSecondBrand } from '../brand';
import { type CallContent, textAt } from '../fields';
import type { Claim, OperationPolicy, Place } from '../policyTypes';

const claims: Record<Claim, (identity: Identity, value: string) => boolean> = {
  // Compared exactly: a server may treat another spelling as another person.
  email: ({ email }, value) => value === email,
  username: ({ email, username }, value) => value === (username || email),
  recordid: ({ recordid }, value) => value === String(recordid),
  rolesid: ({ rolesid }, value) => value === rolesid,
  department: ({ department }, value) => value === department,
  visibleBrand: (identity, value) => value === (seesSecondBrand(identity) ? '1' : '0'),
  // Content may be written only for the maker's own brand.
  firstBrand: ({ firstBrand }, value) => value === String(firstBrand),
};

/** A call that does not name its maker is refused, like one that names another person. */
export function requireTrueIdentity(
  { identity: value }: OperationPolicy,
  identity: Identity,
  carried: CallContent,
): void {
  if (!value.every((each) => isTrueOf(identity, each, carried))) throw notAllowed();
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
