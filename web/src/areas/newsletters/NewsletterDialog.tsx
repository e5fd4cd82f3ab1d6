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
import { useJudgedForm } from '@/ui/saving/useJudgedForm';
import { type Newsletter, updateNewsletter } from './calls';
import { DateAndAuthor } from './DateAndAuthor';
import { newslettersQuery } from './lists';
import { usePhone } from './phone';
import { changedSchema, idOf, postOf, valuesOf } from './rules';

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
    asks: ({ title, status }, before) => disableQuestion('this newsletter', title, before.status, status),
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
