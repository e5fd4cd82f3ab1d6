import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type * as v from 'valibot';
import { useSignedIn } from '@/app/session/store';
import { useSave } from '@/app/useSave';
import { writtenMoment } from '@/shared/content/moments';
import { PostFields } from '@/shared/content/PostFields';
import { now } from '@/ui/days';
import { Failure } from '@/ui/Failure';
import { FormDialog } from '@/ui/FormDialog';
import { UploadProgress } from '@/ui/UploadProgress';
import { addNewsletter } from './calls';
import { DateAndAuthor } from './DateAndAuthor';
import { newslettersQuery } from './lists';
import { newSchema } from './rules';

export function NewNewsletterDialog({ onClose }: { onClose: () => void }) {
  const { emailaddress, productavega_tag } = useSignedIn().user_info.data;
  const [sent, setSent] = useState(0);
  const form = useForm({
    resolver: valibotResolver(newSchema, { abortEarly: true }),
    defaultValues: {
      title: '',
      content: '',
      newsdate: writtenMoment(now()),
      postedby: emailaddress,
      image: null as File | null,
    },
  });
  const { save, failure } = useSave({
    form,
    refresh: newslettersQuery.queryKey,
    success: 'Newsletter has been added!',
  });
  const send = ({ image, ...written }: v.InferOutput<typeof newSchema>) =>
    addNewsletter({ ...written, product_tag: productavega_tag }, image, setSent);
  return (
    <FormDialog
      title="New Newsletter"
      className="wide-dialog"
      form={form}
      onSubmit={(fields) => save(() => send(fields), onClose)}
      onClose={onClose}
    >
      <Failure message={failure} />
      <PostFields form={form}>
        <DateAndAuthor form={form} />
      </PostFields>
      {form.formState.isSubmitting && <UploadProgress share={sent} />}
    </FormDialog>
  );
}
