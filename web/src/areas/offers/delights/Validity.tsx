import { stateOf } from '@/shared/content/contentFilters';
import { StatusTag } from '@/ui/facts/StatusTag';
import type { Offer } from '../lists';
import { byValidity, validityOf } from './rules';

/** The days on which an offer is valid, and a tag when it is scheduled, over or disabled. */
export const Validity = ({ offer }: { offer: Offer }) => (
  <span className="offer-validity">
    <StatusTag status={stateOf(offer, byValidity.phaseOf) ?? ''} />
    {validityOf(offer)}
  </span>
);
