import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import { useSignedIn } from '@/app/session/store';
import { PostFields } from '@/shared/content/PostFields';
import { PostView } from '@/shared/content/PostView';
import { disableQuestion } from '@/shared/content/questions';
import { useDetail } from '@/shared/content/useDetail';
import { DetailDialog } from '@/ui/dialogs/DetailDialog';
import { PostedEdited } from '@/ui/facts/PostedEdited';
import { STATUSES } from '@/ui/facts/statuses';
import { SelectField } from '@/ui/fields/SelectField';
import { Failure } from '@/ui/messages/Failure';
import { FormPhone } from '@/ui/phone/FormPhone';
import { isActive } from '@/ui/saving/flags';
import { type Announcement, updateAnnouncement } from './calls';
import { announcementsQuery } from './lists';
import { usePhone } from './phone';
import { changedSchema, idOf, postOf, valuesOf } from './rules';

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
    asks: ({ title, status }, before) => disableQuestion('this announcement', title, before.status, status),
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
