import { Button, H3 } from '@blueprintjs/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { messageOf } from '@/api/answer';
import { useSave } from '@/app/saving/useSave';
import { useUndoAdding } from '@/app/saving/useUndoAdding';
import { useSignedIn } from '@/app/session/store';
import { ContentImage } from '@/shared/content/ContentImage';
import { IMAGE_LIMITS } from '@/shared/content/form';
import { postedMessages } from '@/shared/content/postedMessages';
import { useDetail } from '@/shared/content/useDetail';
import { useCompany } from '@/shared/content/usePosts';
import { DetailDialog } from '@/ui/dialogs/DetailDialog';
import { FormDialog } from '@/ui/dialogs/FormDialog';
import { PostedEdited } from '@/ui/facts/PostedEdited';
import { STATUSES } from '@/ui/facts/statuses';
import { DateField } from '@/ui/fields/DateField';
import { SelectField } from '@/ui/fields/SelectField';
import { TextAreaField } from '@/ui/fields/TextAreaField';
import { PictureField } from '@/ui/files/PictureField';
import { SavingProgress } from '@/ui/files/UploadProgress';
import { Failure } from '@/ui/messages/Failure';
import { isActive } from '@/ui/saving/flags';
import { useJudgedForm } from '@/ui/saving/useJudgedForm';
import { today } from '@/ui/texts/days';
import {
  addOffer,
  categoriesQuery,
  idOf,
  OFFERS_KEY,
  type Offer,
  offersQuery,
  storesQuery,
  updateOffer,
} from '../calls';
import { CategoryLabel, Validity } from './OfferFacts';
import { OfferPhone } from './OfferPhone';
import { changedSchema, formOf, newSchema, type OfferForm, optionsOf, requestFieldsOf } from './rules';
import { wordOf } from './word';

interface OfferFieldsProps {
  form: UseFormReturn<OfferForm>;
  /** The saved offer; undefined for a new one. */
  offer?: Offer;
  /** The URL of its picture. */
  savedPicture?: string | undefined;
}

const CATEGORIES = { one: 'category', many: 'categories' };
const STORES = { one: 'store', many: 'stores' };

/** The fields of an offer, in the specification's order. */
function OfferFields({ form, offer, savedPicture }: OfferFieldsProps) {
  const category = offer && { id: offer.delightcategoryID ?? 0, name: offer.categoryname };
  const store = offer && { id: offer.delightstoreID ?? 0, name: offer.storename };
  return (
    <>
      <PictureField form={form} name="image" label="Image" saved={savedPicture} {...IMAGE_LIMITS} />
      <ChoiceField
        form={form}
        name="delightcategoryID"
        label="Category"
        words={CATEGORIES}
        query={categoriesQuery}
        own={category}
      />
      <ChoiceField form={form} name="delightstoreID" label="Store" words={STORES} query={storesQuery} own={store} />
      <TextAreaField form={form} name="branches" label="Branches" maxLength={1000} />
      <TextAreaField form={form} name="details" label="Details" maxLength={5000} rows={6} />
      <TextAreaField form={form} name="contactnumber" label="Contact Details" maxLength={250} rows={2} />
      <div className="two-columns">
        <DateField form={form} name="validfromdate" label="Valid From (optional)" isOptional />
        <DateField form={form} name="validtodate" label="Valid To (optional)" isOptional judged={['validfromdate']} />
      </div>
    </>
  );
}

interface ChoiceFieldProps {
  form: UseFormReturn<OfferForm>;
  name: 'delightcategoryID' | 'delightstoreID';
  label: string;
  /** What is chosen, for use in sentences. */
  words: { one: string; many: string };
  query: typeof storesQuery;
  /** The current choice of the offer. */
  own: { id: number; name: string } | undefined;
}

/** Chooses the store or the category of an offer. */
function ChoiceField({ form, name, label, words, query, own }: ChoiceFieldProps) {
  const { data, error, refetch } = useQuery(query);
  const options = optionsOf(data ?? [], own);
  const nothingChosen = data && options.length === 0 ? `No active ${words.one}` : `Select a ${words.one}`;
  return (
    <>
      <SelectField
        form={form}
        name={name}
        label={label}
        options={own ? options : [{ value: '', label: nothingChosen }, ...options]}
      />
      {!data && error && (
        <p className="offer-choices-failure" role="alert">
          The {words.many} could not be loaded. {messageOf(error)}
          <Button
            size="small"
            text="Try again"
            aria-label={`Try again: ${words.many}`}
            onClick={() => void refetch()}
          />
        </p>
      )}
    </>
  );
}

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

const fresh: OfferForm = {
  image: null,
  delightcategoryID: '',
  delightstoreID: '',
  branches: '',
  details: '',
  contactnumber: '',
  validfromdate: '',
  validtodate: '',
  // A new offer is always active.
  status: 'A',
};

export function NewOfferDialog({ onClose }: { onClose: () => void }) {
  const { emailaddress, productavega_tag } = useSignedIn().user_info.data;
  const word = wordOf(productavega_tag);
  const { company } = useCompany();
  const [sent, setSent] = useState(0);
  const form = useJudgedForm(newSchema, fresh);
  const undoAdding = useUndoAdding({ idOf, list: offersQuery });
  const { save, failure } = useSave({
    form,
    // Also reloads stores and categories, because a refused one may have been disabled meanwhile.
    refresh: OFFERS_KEY,
    success: `New ${word.toLowerCase()} has been added!`,
    send: ({ image, status: _, ...written }) =>
      addOffer({ ...requestFieldsOf(written), product_tag: productavega_tag, postedby: emailaddress }, image, setSent),
    undo: (written) =>
      undoAdding(
        postedMessages(
          written.details,
          `Every member of ${company}`,
          written.validfromdate > today() ? written.validfromdate : undefined,
        ),
        ({ details, branches }) => details === written.details && branches === written.branches,
        (added, by) => {
          const { image: _, ...fields } = formOf(added);
          const { delightdetailID, product_tag } = added;
          const disabled = { ...requestFieldsOf(fields), status: 'D', isactive: false } as const;
          return updateOffer(by, { delightdetailID, product_tag, ...disabled, editby: emailaddress }, null, setSent);
        },
      ),
    onSaved: onClose,
  });
  return (
    <FormDialog
      title={`New ${word}`}
      className="wide-dialog"
      saveLabel="Create"
      cancelLabel="Close"
      form={form}
      beside={<OfferPhone form={form} isFirstBrand={productavega_tag} />}
      onSubmit={save}
      onClose={onClose}
    >
      <Failure message={failure} />
      <OfferFields form={form} />
      <SavingProgress form={form} share={sent} />
    </FormDialog>
  );
}
