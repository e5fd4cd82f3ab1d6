import { useState } from 'react';
import { useSave } from '@/app/saving/useSave';
import { useUndoAdding } from '@/app/saving/useUndoAdding';
import { useSignedIn } from '@/app/session/store';
import { useCompany } from '@/shared/content/company';
import { writtenMoment } from '@/shared/content/moments';
import { PostFields } from '@/shared/content/PostFields';
import { postedMessages } from '@/shared/content/questions';
import { FormDialog } from '@/ui/dialogs/FormDialog';
import { SavingProgress } from '@/ui/files/SavingProgress';
import { Failure } from '@/ui/messages/Failure';
import { FormPhone } from '@/ui/phone/FormPhone';
import { useJudgedForm } from '@/ui/saving/useJudgedForm';
import { now } from '@/ui/texts/days';
import { addNewsletter, updateNewsletter } from './calls';
import { DateAndAuthor } from './DateAndAuthor';
import { newslettersQuery } from './lists';
import { usePhone } from './phone';
import { idOf, newSchema, scheduledFor, valuesOf } from './rules';

export default function NewNewsletterDialog({ onClose }: { onClose: () => void }) {
  const { emailaddress, productavega_tag } = useSignedIn().user_info.data;
  const { company } = useCompany();
  const [sent, setSent] = useState(0);
  const form = useJudgedForm(newSchema, {
    title: '',
    content: '',
    newsdate: writtenMoment(now()),
    postedby: emailaddress,
    image: null as File | null,
  });
  const contentOf = usePhone();
  const undoAdding = useUndoAdding({ idOf, list: newslettersQuery });
  const { save, failure } = useSave({
    form,
    refresh: newslettersQuery.queryKey,
    success: 'Newsletter has been added!',
    send: ({ image, ...written }) => addNewsletter({ ...written, product_tag: productavega_tag }, image, setSent),
    undo: (written) =>
      undoAdding(
        postedMessages(written.title, `Every member of ${company} who reads newsletters`, scheduledFor(written)),
        ({ title, newsdate }) => title === written.title && newsdate === written.newsdate,
        (added, by) => {
          const { image: _, ...fields } = valuesOf(added);
          const { newsletterid, product_tag } = added;
          const disabled = { ...fields, status: 'D', isactive: false } as const;
          return updateNewsletter(
            by,
            { newsletterid, product_tag, ...disabled, editedby: emailaddress },
            null,
            setSent,
          );
        },
      ),
    onSaved: onClose,
  });
  return (
    <FormDialog
      title="New Newsletter"
      className="wide-dialog"
      saveLabel="Post"
      form={form}
      beside={<FormPhone form={form} contentOf={contentOf} />}
      onSubmit={save}
      onClose={onClose}
    >
      <Failure message={failure} />
      <PostFields form={form}>
        <DateAndAuthor form={form} />
      </PostFields>
      <SavingProgress form={form} share={sent} />
    </FormDialog>
  );
}
