import { today } from '@/ui/days';
import { StatusTag } from '@/ui/StatusTag';
import type { Offer } from '../lists';
import { validityOf } from './rules';

/** When an offer is valid, and whether that is over. */
export function Validity({ offer }: { offer: Offer }) {
  const { text, isOver } = validityOf(offer, today());
  return (
    <span className="offer-validity">
      {isOver && <StatusTag status="Over" />}
      {text}
    </span>
  );
}
