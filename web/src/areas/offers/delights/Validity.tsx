import { stateOf } from '@/shared/content/listed';
import { StateTag } from '@/shared/content/StateTag';
import type { Offer } from '../lists';
import { byValidity, validityOf } from './rules';

/** When an offer is valid, and whether that is to come, over, or nothing to anybody as it is disabled. */
export const Validity = ({ offer }: { offer: Offer }) => (
  <span className="offer-validity">
    <StateTag state={stateOf(offer, byValidity.phaseOf)} />
    {validityOf(offer)}
  </span>
);
