import { useState } from 'react';
import type * as v from 'valibot';
import type { Agreed } from '@/api/client';
import { useAct } from '@/app/saving/useAct';
import { useSignedIn } from '@/app/session/store';
import { useCompany } from '@/shared/content/company';
import { writtenMoment } from '@/shared/content/moments';
import { PostFields } from '@/shared/content/PostFields';
import { postQuestion } from '@/shared/content/questions';
import { FormDialog } from '@/ui/dialogs/FormDialog';
import { SavingProgress } from '@/ui/files/SavingProgress';
import { Failure } from '@/ui/messages/Failure';
import { FormPhone } from '@/ui/phone/FormPhone';
import { useJudgedForm } from '@/ui/saving/useJudgedForm';
import { now } from '@/ui/texts/days';
import { addNewsletter } from './calls';
import { DateAndAuthor } from './DateAndAuthor';
import { newslettersQuery } from './lists';
import { usePhone } from './phone';
import { newSchema } from './rules';

export default function NewNewsletterDialog({ onClose }: { onClose: () => void }) {
  const { emailaddress, productavega_tag } = useSignedIn().user_info.data;
  const { company } = useCompany();
  const [sent, setSent] = useState(0);
  const form = useJudgedForm(
    newSchema,
    {
      title: '',
      content: '',
      newsdate: writtenMoment(now()),
      postedby: emailaddress,
      image: null as File | null,
    },
    { isOnlyFirst: true },
  );
  const contentOf = usePhone();
  const { act, failure } = useAct({
    form,
    refresh: newslettersQuery.queryKey,
    success: 'Newsletter has been added!',
  });
  const send = (by: Agreed, { image, ...written }: v.InferOutput<typeof newSchema>) =>
    addNewsletter(by, { ...written, product_tag: productavega_tag }, image, setSent);
  return (
    <FormDialog
      title="New Newsletter"
      className="wide-dialog"
      form={form}
      beside={<FormPhone form={form} contentOf={contentOf} />}
      onSubmit={(fields) =>
        act(
          () => postQuestion('this newsletter', fields.title, `Everybody of ${company} who reads the newsletters`),
          (by) => send(by, fields),
          onClose,
        )
      }
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
