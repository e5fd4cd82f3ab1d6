import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type * as v from 'valibot';
import { useSignedIn } from '@/app/session/store';
import { useSave } from '@/app/useSave';
import { IMAGE_LIMITS } from '@/shared/content/image';
import { writtenMoment } from '@/shared/content/moments';
import { now } from '@/ui/days';
import { Failure } from '@/ui/Failure';
import { TextField } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { PictureField } from '@/ui/PictureField';
import { TextAreaField } from '@/ui/TextAreaField';
import { UploadProgress } from '@/ui/UploadProgress';
import { addNewsletter } from './calls';
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
      <TextField form={form} name="title" label="Title" maxLength={250} autoFocus />
      <TextAreaField form={form} name="content" label="Content" maxLength={5000} rows={8} />
      <TextField form={form} name="newsdate" label="Date (MM/DD/YYYY hh:mm:ss)" maxLength={19} />
      <TextField form={form} name="postedby" label="Posted by" maxLength={250} />
      <PictureField form={form} name="image" label="Image" {...IMAGE_LIMITS} />
      {form.formState.isSubmitting && <UploadProgress share={sent} />}
    </FormDialog>
  );
}
