import { H3 } from '@blueprintjs/core';
import type { ReactNode } from 'react';
import { ContentImage } from '@/shared/content/ContentImage';
import type { Offer } from '../lists';
import { CategoryLabel } from './CategoryLabel';
import { Validity } from './Validity';

/** Shows a whole offer for reading. */
export function OfferView({ offer, children }: { offer: Offer; children: ReactNode }) {
  const { storename, categoryname, branches, details, contactnumber, validfromdate, validtodate, path } = offer;
  return (
    <article className="content-view">
      <ContentImage path={path} alt={`Picture of ${storename}`} />
      <CategoryLabel name={categoryname} />
      <H3 dir="auto">{storename}</H3>
      <p className="content-body">{details}</p>
      <dl className="offer-facts">
        <dt>Branches</dt>
        <dd>{branches}</dd>
        <dt>Contact Details</dt>
        <dd>{contactnumber}</dd>
        <dt>Validity</dt>
        <dd>{validfromdate || validtodate ? <Validity offer={offer} /> : 'Without an end'}</dd>
      </dl>
      {children}
    </article>
  );
}
