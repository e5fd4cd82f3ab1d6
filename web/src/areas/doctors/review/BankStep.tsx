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
  /** The case is done with, whether the bank details are saved or not. */
  onEnd: () => void;
}

/** The second step of an approval that stands already. */
export function BankStep({ application, onEnd }: Props) {
  const queries = useQueryClient();
  const { Docuser_ID } = application;
  // However it ends, by going back in the browser too: the approved one is in no pending list any more.
  useEffect(() => () => afterPaint(() => dropFromLists({ Docuser_ID }, queries)), [Docuser_ID, queries]);
  // The pending list may be loaded anew meanwhile, as when somebody looks for the account in another window: the case stays.
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
        if (outcome === 'left' && lacksBankDetails({ ...application, RegStatus: 'A' }))
          toast.warning(
            `${fullName(application)} has no bank details yet: Approval History offers to complete them.`,
            5000,
          );
        onEnd();
      }}
    />
  );
}
