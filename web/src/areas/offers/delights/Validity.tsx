import { stateOf } from '@/shared/content/listed';
import { StatusTag } from '@/ui/facts/StatusTag';
import type { Offer } from '../lists';
import { byValidity, validityOf } from './rules';

/** When an offer is valid, and whether that is to come, over, or nothing to anybody as it is disabled. */
export const Validity = ({ offer }: { offer: Offer }) => (
  <span className="offer-validity">
    <StatusTag status={stateOf(offer, byValidity.phaseOf) ?? ''} />
    {validityOf(offer)}
  </span>
);
