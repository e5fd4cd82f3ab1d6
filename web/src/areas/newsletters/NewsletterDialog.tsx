import { valibotResolver } from '@hookform/resolvers/valibot';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type * as v from 'valibot';
import { useSignedIn } from '@/app/session/store';
import { useSave } from '@/app/useSave';
import { contentImageQuery } from '@/shared/content/image';
import { PostFields } from '@/shared/content/PostFields';
import { PostView } from '@/shared/content/PostView';
import { useMayReplace } from '@/shared/content/useMayReplace';
import { DetailDialog } from '@/ui/DetailDialog';
import { Failure } from '@/ui/Failure';
import { TextField } from '@/ui/Field';
import { PostedEdited } from '@/ui/PostedEdited';
import { SelectField } from '@/ui/SelectField';
import { STATUSES } from '@/ui/statuses';
import { type Newsletter, updateNewsletter } from './calls';
import { newslettersQuery } from './lists';
import { changedSchema, idOf, postOf } from './rules';

interface Props {
  newsletter: Newsletter;
  onClose: () => void;
}

const valuesOf = ({ title, content, newsdate, postedby, status }: Newsletter) => ({
  title,
  content,
  newsdate,
  postedby,
  status,
  image: null as File | null,
});

export function NewsletterDialog({ newsletter, onClose }: Props) {
  const { newsletterid, postedby, path, product_tag } = newsletter;
  const { emailaddress } = useSignedIn().user_info.data;
  const [sent, setSent] = useState<number | null>(null);
  const saved = useQuery({ ...contentImageQuery(path), enabled: path !== '' });
  const form = useForm({
    resolver: valibotResolver(changedSchema, { abortEarly: true }),
    defaultValues: valuesOf(newsletter),
  });
  const { save, failure } = useSave({
    form,
    refresh: newslettersQuery.queryKey,
    result: 'Newsletter has been updated!',
  });
  const { mayReplace, noteOpened } = useMayReplace(newslettersQuery, idOf, newsletter);
  const send = ({ image, status, ...written }: v.InferOutput<typeof changedSchema>) =>
    updateNewsletter(
      {
        newsletterid,
        ...written,
        product_tag,
        editedby: emailaddress,
        isactive: status === 'A',
        status,
      },
      image,
      setSent,
    );
  const { postdate, editedby } = newsletter;
  const facts = <PostedEdited posted={{ by: postedby, at: postdate }} edited={{ by: editedby, at: null }} />;
  return (
    <DetailDialog
      title="Newsletter"
      form={form}
      sent={sent}
      view={<PostView post={postOf(newsletter)}>{facts}</PostView>}
      onSubmit={(fields) => save(() => send(fields), onClose, mayReplace)}
      onClose={onClose}
      onEdit={() => {
        noteOpened();
        form.reset(valuesOf(newsletter));
      }}
    >
      <Failure message={failure} />
      <PostFields form={form} saved={saved.data?.url}>
        <TextField form={form} name="newsdate" label="Date (MM/DD/YYYY hh:mm:ss)" maxLength={19} />
        <TextField form={form} name="postedby" label="Posted by" maxLength={250} />
      </PostFields>
      <SelectField form={form} name="status" label="Status" options={STATUSES} />
      {facts}
    </DetailDialog>
  );
}
