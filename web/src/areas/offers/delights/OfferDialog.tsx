import { H3 } from '@blueprintjs/core';
import type { ReactNode } from 'react';
import { useSignedIn } from '@/app/session/store';
import { ContentImage } from '@/shared/content/ContentImage';
import { disableQuestion } from '@/shared/content/questions';
import { useDetail } from '@/shared/content/useDetail';
import { DetailDialog } from '@/ui/dialogs/DetailDialog';
import { PostedEdited } from '@/ui/facts/PostedEdited';
import { STATUSES } from '@/ui/facts/statuses';
import { SelectField } from '@/ui/fields/SelectField';
import { Failure } from '@/ui/messages/Failure';
import { isActive } from '@/ui/saving/flags';
import { useJudgedForm } from '@/ui/saving/useJudgedForm';
import { OFFERS_KEY, type Offer, offersQuery } from '../lists';
import { CategoryLabel } from './CategoryLabel';
import { updateOffer } from './calls';
import { OfferFields } from './OfferFields';
import { OfferPhone } from './OfferPhone';
import { changedSchema, formOf, idOf, requestFieldsOf } from './rules';
import { Validity } from './Validity';
import { wordOf } from './word';

interface Props {
  offer: Offer;
  onClose: () => void;
}

export default function OfferDialog({ offer, onClose }: Props) {
  const { delightdetailID, product_tag, postedby, postdate, editby } = offer;
  const { emailaddress } = useSignedIn().user_info.data;
  const word = wordOf(product_tag);
  const form = useJudgedForm(changedSchema, formOf(offer));
  const { editing, failure, saved } = useDetail({
    item: offer,
    idOf,
    list: offersQuery,
    // Also reloads stores and categories, because a refused one may have been disabled meanwhile.
    refresh: OFFERS_KEY,
    form,
    valuesOf: formOf,
    send: ({ image, ...written }, onProgress, by) => {
      const isactive = isActive(written.status);
      const request = { delightdetailID, ...requestFieldsOf(written), product_tag, isactive, editby: emailaddress };
      return updateOffer(by, request, image, onProgress);
    },
    title: `${word} of ${offer.storename}`,
    asks: ({ details, status }, before) =>
      disableQuestion(`these ${word.toLowerCase()}`, details, before.status, status),
    result: `${word} has been updated!`,
    onClose,
  });
  const facts = <PostedEdited posted={{ by: postedby, at: postdate }} edited={{ by: editby, at: null }} />;
  return (
    <DetailDialog
      {...editing}
      title={word}
      view={<OfferView offer={offer}>{facts}</OfferView>}
      beside={(isEditing) => (
        <OfferPhone form={form} isFirstBrand={product_tag} offer={offer} saved={saved} isRead={!isEditing} />
      )}
    >
      <Failure message={failure} />
      <OfferFields form={form} offer={offer} savedPicture={saved} />
      <SelectField form={form} name="status" label="Status" options={STATUSES} />
      {facts}
    </DetailDialog>
  );
}

/** Shows a whole offer for reading. */
function OfferView({ offer, children }: { offer: Offer; children: ReactNode }) {
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
        <dd>{validfromdate || validtodate ? <Validity offer={offer} /> : 'No end date'}</dd>
      </dl>
      {children}
    </article>
  );
}
