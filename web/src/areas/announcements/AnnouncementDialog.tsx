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
import { PostedEdited } from '@/ui/PostedEdited';
import { SelectField } from '@/ui/SelectField';
import { STATUSES } from '@/ui/statuses';
import { type Announcement, updateAnnouncement } from './calls';
import { announcementsQuery } from './lists';
import { changedSchema, idOf, postOf } from './rules';

interface Props {
  announcement: Announcement;
  onClose: () => void;
}

const valuesOf = ({ title, content, status }: Announcement) => ({ title, content, status, image: null as File | null });

export function AnnouncementDialog({ announcement, onClose }: Props) {
  const { announcementid, announcementdate, path, product_tag } = announcement;
  const { emailaddress } = useSignedIn().user_info.data;
  const [sent, setSent] = useState<number | null>(null);
  const saved = useQuery({ ...contentImageQuery(path), enabled: path !== '' });
  const form = useForm({
    resolver: valibotResolver(changedSchema, { abortEarly: true }),
    defaultValues: valuesOf(announcement),
  });
  const { save, failure } = useSave({
    form,
    refresh: announcementsQuery.queryKey,
    result: 'Announcement has been updated!',
  });
  const { mayReplace, noteOpened } = useMayReplace(announcementsQuery, idOf, announcement);
  const send = ({ image, status, ...written }: v.InferOutput<typeof changedSchema>) =>
    updateAnnouncement(
      {
        announcementid,
        ...written,
        announcementdate,
        product_tag,
        editedby: emailaddress,
        isactive: status === 'A',
        status,
      },
      image,
      setSent,
    );
  const { posted, postedby, edited, editedby } = announcement;
  const facts = <PostedEdited posted={{ by: postedby, at: posted }} edited={{ by: editedby, at: edited }} />;
  return (
    <DetailDialog
      title="Announcement"
      form={form}
      sent={sent}
      view={<PostView post={postOf(announcement)}>{facts}</PostView>}
      onSubmit={(fields) => save(() => send(fields), onClose, mayReplace)}
      onClose={onClose}
      onEdit={() => {
        noteOpened();
        form.reset(valuesOf(announcement));
      }}
    >
      <Failure message={failure} />
      <PostFields form={form} saved={saved.data?.url} />
      <SelectField form={form} name="status" label="Status" options={STATUSES} />
      {facts}
    </DetailDialog>
  );
}
