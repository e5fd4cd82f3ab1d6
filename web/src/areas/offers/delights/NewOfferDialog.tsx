import { useState } from 'react';
import { useSave } from '@/app/saving/useSave';
import { useSignedIn } from '@/app/session/store';
import { useCompany } from '@/shared/content/company';
import { postQuestion } from '@/shared/content/questions';
import { FormDialog } from '@/ui/dialogs/FormDialog';
import { SavingProgress } from '@/ui/files/SavingProgress';
import { Failure } from '@/ui/messages/Failure';
import { useJudgedForm } from '@/ui/saving/useJudgedForm';
import { OFFERS_KEY } from '../lists';
import { addOffer } from './calls';
import { OfferFields } from './OfferFields';
import { OfferPhone } from './OfferPhone';
import { newSchema, type OfferForm, requestFieldsOf } from './rules';
import { wordOf } from './word';

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

export default function NewOfferDialog({ onClose }: { onClose: () => void }) {
  const { emailaddress, productavega_tag } = useSignedIn().user_info.data;
  const word = wordOf(productavega_tag);
  const { company } = useCompany();
  const [sent, setSent] = useState(0);
  const form = useJudgedForm(newSchema, fresh);
  const { save, failure } = useSave({
    form,
    // Also reloads stores and categories, because a refused one may have been disabled meanwhile.
    refresh: OFFERS_KEY,
    success: `New ${word.toLowerCase()} has been added!`,
    asks: ({ details }) => postQuestion(`these ${word.toLowerCase()}`, details, `Every member of ${company}`),
    send: ({ image, status: _, ...written }, agreed) =>
      addOffer(
        agreed,
        { ...requestFieldsOf(written), product_tag: productavega_tag, postedby: emailaddress },
        image,
        setSent,
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
