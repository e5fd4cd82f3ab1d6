import { useState } from 'react';
import type * as v from 'valibot';
import type { Agreed } from '@/api/client';
import { useAct } from '@/app/saving/useAct';
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
  const form = useJudgedForm(newSchema, fresh, { isOnlyFirst: true });
  const { act, failure } = useAct({
    form,
    // Also reloads stores and categories, because a refused one may have been disabled meanwhile.
    refresh: OFFERS_KEY,
    success: `New ${word.toLowerCase()} has been added!`,
  });
  const send = (by: Agreed, { image, status: _, ...written }: v.InferOutput<typeof newSchema>) =>
    addOffer(
      by,
      { ...requestFieldsOf(written), product_tag: productavega_tag, postedby: emailaddress },
      image,
      setSent,
    );
  return (
    <FormDialog
      title={`New ${word}`}
      className="wide-dialog"
      saveLabel="Create"
      cancelLabel="Close"
      form={form}
      beside={<OfferPhone form={form} isFirstBrand={productavega_tag} />}
      onSubmit={(fields) =>
        act(
          () => postQuestion(`these ${word.toLowerCase()}`, fields.details, `Every member of ${company}`),
          (by) => send(by, fields),
          onClose,
        )
      }
      onClose={onClose}
    >
      <Failure message={failure} />
      <OfferFields form={form} />
      <SavingProgress form={form} share={sent} />
    </FormDialog>
  );
}
