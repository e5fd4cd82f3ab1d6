import { valibotResolver } from '@hookform/resolvers/valibot';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type * as v from 'valibot';
import { useSignedIn } from '@/app/session/store';
import { useSave } from '@/app/useSave';
import { contentImageQuery, IMAGE_LIMITS } from '@/shared/content/image';
import { PostView } from '@/shared/content/PostView';
import { useMayReplace } from '@/shared/content/useMayReplace';
import { DetailDialog } from '@/ui/DetailDialog';
import { Failure } from '@/ui/Failure';
import { TextField } from '@/ui/Field';
import { PictureField } from '@/ui/PictureField';
import { PostedEdited } from '@/ui/PostedEdited';
import { SelectField } from '@/ui/SelectField';
import { STATUSES } from '@/ui/statuses';
import { TextAreaField } from '@/ui/TextAreaField';
import { type Announcement, updateAnnouncement } from './calls';
import { announcementsQuery } from './lists';
import { changedSchema, idOf, postOf } from './rules';

interface Props {
  announcement: Announcement;
  onClose: () => void;
}

export function AnnouncementDialog({ announcement, onClose }: Props) {
  const { announcementid, title, content, announcementdate, path, product_tag } = announcement;
  const { emailaddress } = useSignedIn().user_info.data;
  const [sent, setSent] = useState<number | null>(null);
  const saved = useQuery({ ...contentImageQuery(path), enabled: path !== '' });
  const form = useForm({
    resolver: valibotResolver(changedSchema, { abortEarly: true }),
    defaultValues: { title, content, image: null as File | null, status: announcement.status },
  });
  const { save, failure } = useSave({
    form,
    refresh: announcementsQuery.queryKey,
    result: 'Announcement has been updated!',
  });
  const mayReplace = useMayReplace(announcementsQuery, idOf, announcement);
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
    >
      <Failure message={failure} />
      <TextField form={form} name="title" label="Title" maxLength={250} />
      <TextAreaField form={form} name="content" label="Content" maxLength={5000} rows={8} />
      <PictureField form={form} name="image" label="Image" saved={saved.data?.url} {...IMAGE_LIMITS} />
      <SelectField form={form} name="status" label="Status" options={STATUSES} />
      {facts}
    </DetailDialog>
  );
}
