import { useState } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { useSave } from '@/app/saving/useSave';
import { useUndoAdding } from '@/app/saving/useUndoAdding';
import { useSignedIn } from '@/app/session/store';
import { writtenMoment } from '@/shared/content/moments';
import { PostFields } from '@/shared/content/PostFields';
import { PostView } from '@/shared/content/PostView';
import { postedMessages } from '@/shared/content/postedMessages';
import { useDetail } from '@/shared/content/useDetail';
import { useCompany } from '@/shared/content/usePosts';
import { DetailDialog } from '@/ui/dialogs/DetailDialog';
import { FormDialog } from '@/ui/dialogs/FormDialog';
import { PostedEdited } from '@/ui/facts/PostedEdited';
import { STATUSES } from '@/ui/facts/statuses';
import { SelectField } from '@/ui/fields/SelectField';
import { TextField } from '@/ui/fields/TextField';
import { SavingProgress } from '@/ui/files/UploadProgress';
import { Failure } from '@/ui/messages/Failure';
import { FormPhone } from '@/ui/phone/FormPhone';
import { isActive } from '@/ui/saving/flags';
import { useJudgedForm } from '@/ui/saving/useJudgedForm';
import { now } from '@/ui/texts/days';
import { addNewsletter, idOf, type Newsletter, newslettersQuery, updateNewsletter } from './calls';
import { usePhone } from './phone';
import { changedSchema, newSchema, postOf, scheduledFor, valuesOf } from './rules';

interface Props {
  newsletter: Newsletter;
  onClose: () => void;
}

export default function NewsletterDialog({ newsletter, onClose }: Props) {
  const { newsletterid, product_tag, postedby, postdate, editedby } = newsletter;
  const { emailaddress } = useSignedIn().user_info.data;
  const form = useJudgedForm(changedSchema, valuesOf(newsletter));
  const { editing, failure, saved } = useDetail({
    item: newsletter,
    idOf,
    list: newslettersQuery,
    form,
    valuesOf,
    send: ({ image, ...written }, onProgress, by) => {
      const isactive = isActive(written.status);
      return updateNewsletter(
        by,
        { newsletterid, ...written, product_tag, editedby: emailaddress, isactive },
        image,
        onProgress,
      );
    },
    title: newsletter.title,
    result: 'Newsletter has been updated!',
    onClose,
  });
  const contentOf = usePhone(saved);
  const facts = <PostedEdited posted={{ by: postedby, at: postdate }} edited={{ by: editedby, at: null }} />;
  return (
    <DetailDialog
      {...editing}
      title="Newsletter"
      view={<PostView post={postOf(newsletter)}>{facts}</PostView>}
      beside={(isEditing) => (
        <FormPhone form={form} contentOf={contentOf} read={isEditing ? undefined : valuesOf(newsletter)} />
      )}
    >
      <Failure message={failure} />
      <PostFields form={form} saved={saved}>
        <DateAndAuthor form={form} />
      </PostFields>
      <SelectField form={form} name="status" label="Status" options={STATUSES} />
      {facts}
    </DetailDialog>
  );
}

interface DateAndAuthorValues extends FieldValues {
  newsdate: string;
  postedby: string;
}

/** The fields that only newsletters have. */
function DateAndAuthor<Values extends DateAndAuthorValues>({ form }: { form: UseFormReturn<Values> }) {
  const named = (name: keyof DateAndAuthorValues) => name as FieldPath<Values>;
  return (
    <>
      <TextField form={form} name={named('newsdate')} label="Date (MM/DD/YYYY hh:mm:ss)" maxLength={19} />
      <TextField form={form} name={named('postedby')} label="Posted by" maxLength={250} />
    </>
  );
}

export function NewNewsletterDialog({ onClose }: { onClose: () => void }) {
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
