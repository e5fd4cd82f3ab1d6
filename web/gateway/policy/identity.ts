// Who did it is not the browser's word: what a call says about its maker must be what the sealed session says.

import { notAllowed } from '../refusals';
import type { Identity } from '../upstreamCall';
import { seesSecondBrand } from './brand';
import type { Claim, OperationPolicy } from './declared';
import { type Carried, textAt } from './fields';

const claims: Record<Claim, (identity: Identity, said: string) => boolean> = {
  // To the letter: what is written otherwise may be somebody else to a server.
  email: ({ email }, said) => said === email,
  recordid: ({ recordid }, said) => said === String(recordid),
  rolesid: ({ rolesid }, said) => said === rolesid,
  visibleBrand: (identity, said) => said === (seesSecondBrand(identity) ? '1' : '0'),
  // Content is written for one's own brand.
  firstBrand: ({ firstBrand }, said) => said === String(firstBrand),
};

/** A call that does not say who makes it is refused like one that lies. */
export function requireTrueIdentity({ identity: said }: OperationPolicy, identity: Identity, carried: Carried): void {
  for (const { place, claim } of said) {
    const text = textAt(place, carried);
    if (text === undefined || !claims[claim](identity, text)) throw notAllowed();
  }
}
