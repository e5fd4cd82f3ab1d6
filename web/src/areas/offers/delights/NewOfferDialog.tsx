import { useState } from 'react';
import { useSave } from '@/app/saving/useSave';
import { useUndoAdding } from '@/app/saving/useUndoAdding';
import { useSignedIn } from '@/app/session/store';
import { useCompany } from '@/shared/content/company';
import { postedMessages } from '@/shared/content/questions';
import { FormDialog } from '@/ui/dialogs/FormDialog';
import { SavingProgress } from '@/ui/files/SavingProgress';
import { Failure } from '@/ui/messages/Failure';
import { useJudgedForm } from '@/ui/saving/useJudgedForm';
import { today } from '@/ui/texts/days';
import { OFFERS_KEY, offersQuery } from '../lists';
import { addOffer, updateOffer } from './calls';
import { OfferFields } from './OfferFields';
import { OfferPhone } from './OfferPhone';
import { formOf, idOf, newSchema, type OfferForm, requestFieldsOf } from './rules';
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
