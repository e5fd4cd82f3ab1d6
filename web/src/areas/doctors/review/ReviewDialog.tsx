// The dialog for one application: the submitted data beside the pictures, then the bank details after an approval.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { messageOf, unknownOutcome } from '@/api/answer';
import type { Agreed } from '@/api/client';
import { sameSession, useSignedIn } from '@/app/session/store';
import type { FactsSection } from '@/reports/case/caseReport';
import { CaseDialog } from '@/shared/review/case/CaseDialog';
import { Facts } from '@/shared/review/case/Facts';
import { useCasePictures, usePrefetch } from '@/shared/review/case/Pictures';
import { caseQuery } from '@/shared/review/caseType';
import type { Queue } from '@/shared/review/queue';
import { afterPaint } from '@/ui/browser/lazyComponents';
import { Duplicate } from '@/ui/buttons/dialogIcons';
import { IconButton } from '@/ui/buttons/icons';
import { yesOrNo } from '@/ui/facts/statuses';
import { toast } from '@/ui/messages/toasts';
import { shownDay, shownMoment } from '@/ui/texts/days';
import {
  type Application,
  canCorrectBankDetails,
  fullName,
  genderOf,
  hasBankDetails,
  isSecretary,
  lacksBankDetails,
  mobileOf,
  roleOf,
  selectedDoctors,
  wantsBankDetails,
} from '../application';
import { saveBankDetails } from '../calls';
import { applications } from '../caseType';
import { LISTS_KEY } from '../lists';
import { dropFromLists, keepApproval } from '../queries';
import { risksOf } from '../rules';
import { forgetBankSaved } from '../savedBankDetails';
import { BANK_MAYBE_SAVED, BANK_NOT_SAVED, BANK_SAVED, BankDialog, keepBankDetails } from './BankDialog';
import './application.css';

/** The facts on the licence, grouped so that they can be compared with its picture. Secretaries have no licence. */
const licence = (application: Application): FactsSection => ({
  title: isSecretary(application) ? 'Name and birthdate' : 'Compare with the licence',
  facts: [
    ...(isSecretary(application) ? [] : [['PRC Number', application.PRCnumber] as const]),
    ['Last Name', application.Lastname],
    ['First Name', application.Firstname],
    ['Middle Name', application.MidName],
    ['Birthdate', shownDay(application.Birthdate)],
  ],
});

const submitted = (application: Application): FactsSection => ({
  title: 'Application',
  facts: [
    ['Role', roleOf(application)],
    ['Doctor Type', application.DrType],
    ['Doctor Code', application.DrCode],
    ['Gender', genderOf(application)],
    ['Email', application.Email],
    ['Contact Number', mobileOf(application)],
    ['Telephone', application.Telephone],
    ['Registration Date', shownMoment(application.Regdate ?? null)],
    ['Applies Again', yesOrNo(application.is_reapprove)],
  ],
});

function bankDetails(application: Application): FactsSection {
  const missing = lacksBankDetails(application) ? 'Missing' : '';
  return {
    title: 'Bank account details',
    facts: [
      ['Bank Account', application.bankacct || missing],
      ['SWIFT Code', application.swiftcode || missing],
    ],
  };
}

/** Everything except the licence and the selected doctors, which the dialog shows in another form. */
const otherFacts = (application: Application): FactsSection[] => [
  submitted(application),
  ...(isSecretary(application) ? [] : [bankDetails(application)]),
];

const reportSections = (application: Application) => [
  licence(application),
  ...otherFacts(application),
  ...(isSecretary(application)
    ? [{ title: 'Selected doctors', text: selectedDoctors(application).join('\n') || 'None' }]
    : []),
];

export default function ReviewDialog({ queue }: { queue: Queue<Application> }) {
  const { row: application, next } = queue;
  const pictures = useCasePictures(applications, application);
  usePrefetch(applications, next, pictures.isSettled);
  const [editing, setEditing] = useState<number | null>(null);
  const { Docuser_ID } = application;
  const lacksBank = lacksBankDetails(application);

  return (
    <CaseDialog
      caseType={applications}
      title="View Doctor Profile"
      reportTitle="Doctor Application"
      queue={queue}
      pictures={pictures}
      facts={[roleOf(application)]}
      compared={licence(application).facts}
      risks={risksOf(application, pictures.files.data)}
      more={
        lacksBank || canCorrectBankDetails(application)
          ? [
              {
                label: lacksBank ? 'Complete bank details' : 'Correct bank details',
                key: 'b',
                run: () => setEditing(Docuser_ID),
              },
            ]
          : []
      }
      sections={() => reportSections(application)}
      step={{
        follows: (action) => action === 'approve' && wantsBankDetails(application),
        show: (end, agreed) => <BankStep application={application} agreed={agreed} onEnd={end} />,
      }}
    >
      <ApplicationFacts application={application} />
      {editing === Docuser_ID && (
        <BankDialog
          application={application}
          reason={
            lacksBank
              ? 'The doctor was approved, but has no bank details.'
              : 'This replaces the account that the doctor is paid to.'
          }
          refresh={LISTS_KEY}
          onClose={() => setEditing(null)}
        />
      )}
    </CaseDialog>
  );
}

function ApplicationFacts({ application }: { application: Application }) {
  return (
    <>
      <Licence application={application} />
      {isSecretary(application) && <SelectedDoctors doctors={selectedDoctors(application)} />}
      {otherFacts(application).map((section) => (
        <Facts key={section.title} {...section} />
      ))}
    </>
  );
}

/** Large, because the reviewer compares it digit by digit. */
function Licence({ application }: { application: Application }) {
  const { PRCnumber } = application;
  return (
    <div className="licence">
      <Facts {...licence(application)} />
      {PRCnumber && <CopyButton label="Copy the PRC number" text={PRCnumber} />}
    </div>
  );
}

function SelectedDoctors({ doctors }: { doctors: string[] }) {
  return (
    <section className="facts" aria-label="Selected doctors">
      <h4 className="bp6-heading">Selected doctors ({doctors.length})</h4>
      <ul className="selected-doctors">
        {doctors.map((doctor) => (
          <li key={doctor}>{doctor}</li>
        ))}
      </ul>
    </section>
  );
}

interface Props {
  application: Application;
  /** The agreement to the approval, whose question names the account. */
  agreed: Agreed;
  /** Called at the end, whether or not the bank details were saved. */
  onEnd: () => void;
}

/**
 * The second step of an approval, after the approval itself has been saved: the bank details that came with the
 * application are saved at once, and a form asks for those that are missing or could not be saved.
 */
function BankStep({ application, agreed, onEnd }: Props) {
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
      await saveBankDetails(agreed, application, { bankacct, swiftcode }, emailaddress);
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

/** Copies a text to the clipboard. */
function CopyButton({ label, text }: { label: string; text: string }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast.success(`Copied: ${text}`);
    } catch {
      // The browser or its administrator does not allow it.
      toast.warning('It could not be copied. Select the text instead.');
    }
  };
  return <IconButton label={label} icon={<Duplicate />} size="small" onClick={() => void copy()} />;
}
