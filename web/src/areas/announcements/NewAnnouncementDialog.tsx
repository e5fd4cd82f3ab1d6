import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
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
import { now } from '@/ui/texts/days';
import { addAnnouncement, updateAnnouncement } from './calls';
import { announcementsQuery } from './lists';
import { usePhone } from './phone';
import { idOf, newSchema, valuesOf } from './rules';

export default function NewAnnouncementDialog({ onClose }: { onClose: () => void }) {
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
