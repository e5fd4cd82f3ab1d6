import { Button } from '@blueprintjs/core';
import { ContentImage } from '@/shared/content/ContentImage';
import { LookButton } from '@/shared/content/LookButton';
import { cutForCard } from '@/ui/texts/words';
import type { Offer } from '../lists';
import { CategoryLabel } from './CategoryLabel';
import { Validity } from './Validity';

interface Props {
  offer: Offer;
  onOpen: (id: string) => void;
  onLook: (id: string) => void;
}

export function OfferCard({ offer, onOpen, onLook }: Props) {
  const { delightdetailID, storename, categoryname, branches, details, contactnumber, path } = offer;
  return (
    <>
      <ContentImage path={path} alt={`Picture of ${storename}`} />
      <div className="card-text">
        <CategoryLabel name={categoryname} />
        <h2 dir="auto">{storename}</h2>
        <p className="card-facts offer-branches" dir="auto">
          {branches}
        </p>
        <p dir="auto">{cutForCard(details)}</p>
        <p className="card-facts offer-contact" dir="auto">
          {contactnumber}
        </p>
        <Validity offer={offer} />
        <div className="card-buttons">
          <Button
            className="card-open"
            text="View Details"
            aria-label={`View Details: ${storename}`}
            onClick={() => onOpen(String(delightdetailID))}
          />
          <LookButton app="AGORA" title={storename} onLook={() => onLook(String(delightdetailID))} />
        </div>
      </div>
    </>
  );
}
