import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { messageOf, unknownOutcome } from '@/api/answer';
import { sameSession, useSignedIn } from '@/app/session/store';
import { caseQuery } from '@/shared/review/caseType';
import { afterPaint } from '@/ui/browser/afterPaint';
import { toast } from '@/ui/messages/toasts';
import { type Application, fullName, hasBankDetails } from '../application';
import { saveBankDetails } from '../calls';
import { applications } from '../caseType';
import { dropFromLists, keepApproval } from '../queries';
import { forgetBankSaved } from '../savedBankDetails';
import { BANK_MAYBE_SAVED, BANK_NOT_SAVED, BANK_SAVED, BankDialog, keepBankDetails } from './BankDialog';

interface Props {
  application: Application;
  /** Called at the end, whether or not the bank details were saved. */
  onEnd: () => void;
}

/**
 * The second step of an approval, after the approval itself has been saved: the bank details that came with the
 * application are saved at once, and a form asks for those that are missing or could not be saved.
 */
export function BankStep({ application, onEnd }: Props) {
  const queries = useQueryClient();
  const { emailaddress } = useSignedIn().user_info.data;
  const { Docuser_ID } = application;
  // Those of the application, because the form must not open again once they are saved.
  const [submitted] = useState(hasBankDetails(application) ? application : null);
  const [failure, setFailure] = useState<{ message: string; isUnknown: boolean } | null>(null);
  const isMounted = useRef(true);
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

  const tellLeft = (isMaybeSaved: boolean) => {
    const name = fullName(application);
    if (isMaybeSaved) toast.warning(`The bank details of ${name} may have been saved. Check Approval History.`);
    else if (submitted)
      toast.warning(`The bank details of ${name} were not saved. Correct them in Approval History.`, 5000);
    else toast.warning(`${name} has no bank details yet. Add them in Approval History.`, 5000);
  };

  const saveSubmitted = async ({ bankacct, swiftcode }: Application) => {
    const isTheirs = sameSession();
    forgetBankSaved(application);
    try {
      await saveBankDetails(application, { bankacct, swiftcode }, emailaddress);
      if (!isTheirs()) return;
      keepBankDetails(application, { bankacct, swiftcode }, queries);
      toast.success(BANK_SAVED);
      if (isMounted.current) onEnd();
    } catch (error) {
      if (!isTheirs()) return;
      const unknown = unknownOutcome(error);
      if (!isMounted.current) return tellLeft(unknown !== undefined);
      const why = unknown ? `${unknown} ${BANK_MAYBE_SAVED}` : messageOf(error);
      setFailure({ message: `${BANK_NOT_SAVED} ${why}`, isUnknown: unknown !== undefined });
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: they are sent once.
  useEffect(() => {
    if (submitted) void saveSubmitted(submitted);
    return () => {
      isMounted.current = false;
    };
  }, []);

  if (submitted && failure === null) return null;
  return (
    <BankDialog
      application={application}
      reason={
        submitted
          ? 'The application is approved, but the bank account was not saved. Save it so that the doctor can be paid.'
          : 'The application is approved. Add a bank account so that the doctor can be paid.'
      }
      failedBefore={failure?.message}
      cancelLabel="Later"
      onClose={(outcome) => {
        if (outcome !== 'saved') tellLeft(outcome === 'maybeSaved' || failure?.isUnknown === true);
        onEnd();
      }}
    />
  );
}
