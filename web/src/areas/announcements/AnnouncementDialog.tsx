import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
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
import { SavingProgress } from '@/ui/files/UploadProgress';
import { Failure } from '@/ui/messages/Failure';
import { FormPhone } from '@/ui/phone/FormPhone';
import { isActive } from '@/ui/saving/flags';
import { now } from '@/ui/texts/days';
import { type Announcement, addAnnouncement, announcementsQuery, idOf, updateAnnouncement } from './calls';
import { usePhone } from './phone';
import { changedSchema, newSchema, postOf, valuesOf } from './rules';

interface Props {
  announcement: Announcement;
  onClose: () => void;
}

export default function AnnouncementDialog({ announcement, onClose }: Props) {
  const { announcementid, announcementdate, product_tag } = announcement;
  const { emailaddress } = useSignedIn().user_info.data;
  const form = useForm({
    resolver: valibotResolver(changedSchema),
    defaultValues: valuesOf(announcement),
  });
  const { editing, failure, saved } = useDetail({
    item: announcement,
    idOf,
    list: announcementsQuery,
    form,
    valuesOf,
    send: ({ image, ...written }, onProgress, by) =>
      updateAnnouncement(
        by,
        {
          announcementid,
          ...written,
          announcementdate,
          product_tag,
          editedby: emailaddress,
          isactive: isActive(written.status),
        },
        image,
        onProgress,
      ),
    title: announcement.title,
    result: 'Announcement has been updated!',
    onClose,
  });
  const contentOf = usePhone(announcement, saved);
  const { posted, postedby, edited, editedby } = announcement;
  const facts = <PostedEdited posted={{ by: postedby, at: posted }} edited={{ by: editedby, at: edited }} />;
  return (
    <DetailDialog
      {...editing}
      title="Announcement"
      view={<PostView post={postOf(announcement)}>{facts}</PostView>}
      beside={(isEditing) => (
        <FormPhone form={form} contentOf={contentOf} read={isEditing ? undefined : valuesOf(announcement)} />
      )}
    >
      <Failure message={failure} />
      <PostFields form={form} saved={saved} />
      <SelectField form={form} name="status" label="Status" options={STATUSES} />
      {facts}
    </DetailDialog>
  );
}

export function NewAnnouncementDialog({ onClose }: { onClose: () => void }) {
  const { emailaddress, productavega_tag } = useSignedIn().user_info.data;
  const { company } = useCompany();
  const [sent, setSent] = useState(0);
  const form = useForm({
    resolver: valibotResolver(newSchema),
    defaultValues: { title: '', content: '', image: null as File | null },
  });
  const contentOf = usePhone();
  const undoAdding = useUndoAdding({ idOf, list: announcementsQuery });
  const { save, failure } = useSave({
    form,
    refresh: announcementsQuery.queryKey,
    success: 'Announcement Successfully added',
    send: ({ image, ...written }) =>
      addAnnouncement(
        {
          ...written,
          announcementdate: writtenMoment(now()),
          product_tag: productavega_tag,
          postedby: emailaddress,
        },
        image,
        setSent,
      ),
    undo: (written) =>
      undoAdding(
        postedMessages(written.title, `Every doctor of ${company}`),
        ({ title, content }) => title === written.title && content === written.content,
        (added, by) => {
          const { image: _, ...fields } = valuesOf(added);
          const { announcementid, announcementdate, product_tag } = added;
          const same = { announcementid, announcementdate, product_tag };
          const disabled = { ...fields, status: 'D', isactive: false } as const;
          return updateAnnouncement(by, { ...same, ...disabled, editedby: emailaddress }, null, setSent);
        },
      ),
    onSaved: onClose,
  });
  return (
    <FormDialog
      title="New Announcement"
      className="wide-dialog"
      saveLabel="Post"
      form={form}
      beside={<FormPhone form={form} contentOf={contentOf} />}
      onSubmit={save}
      onClose={onClose}
    >
      <Failure message={failure} />
      <PostFields form={form} />
      <SavingProgress form={form} share={sent} />
    </FormDialog>
  );
}
