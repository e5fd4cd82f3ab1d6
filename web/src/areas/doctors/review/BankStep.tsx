import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { caseQuery } from '@/shared/review/caseQuery';
import { afterPaint } from '@/ui/browser/afterPaint';
import { toast } from '@/ui/messages/toasts';
import { type Application, fullName, lacksBankDetails } from '../application';
import { applications } from '../kind';
import { dropFromLists, keepApproval } from '../queries';
import { BankDialog } from './BankDialog';

interface Props {
  application: Application;
  /** Called at the end, whether or not the bank details were saved. */
  onEnd: () => void;
}

/** The second step of an approval, after the approval itself has been saved. */
export function BankStep({ application, onEnd }: Props) {
  const queries = useQueryClient();
  const { Docuser_ID } = application;
  // On every way out, including going back in the browser, because an approved case is no longer pending.
  useEffect(() => () => afterPaint(() => dropFromLists({ Docuser_ID }, queries)), [Docuser_ID, queries]);
  // Keeps the case open when the pending list is fetched again meanwhile, for example after the user was in another
  // window.
  useEffect(() => {
    if (application.RegStatus === 'A') return;
    const approved: Application = { ...application, RegStatus: 'A' };
    queries.setQueryData(caseQuery(applications, application.incremental_id).queryKey, approved);
    keepApproval(application, queries);
  }, [application, queries]);

  return (
    <BankDialog
      application={application}
      reason="The application is approved. To be paid, the doctor needs a bank account."
      cancelLabel="Later"
      onClose={(outcome) => {
        if (outcome === 'maybeSaved')
          toast.warning(
            `The bank details of ${fullName(application)} may have been saved: Approval History shows them.`,
          );
        else if (outcome === 'left' && lacksBankDetails({ ...application, RegStatus: 'A' }))
          toast.warning(
            `${fullName(application)} has no bank details yet: Approval History offers to complete them.`,
            5000,
          );
        onEnd();
      }}
    />
  );
}
