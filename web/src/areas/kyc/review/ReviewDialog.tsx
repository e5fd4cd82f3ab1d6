// The dialog for one registration: the comparison with the company's record beside the pictures.
import { Button, Callout, Dialog, DialogBody, DialogFooter, HTMLTable } from '@blueprintjs/core';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { isUnread } from '#wire/unread';
import { messageOf } from '@/api/answer';
import { onAnotherPerson } from '@/app/session/store';
import type { CaseSection, FactsSection } from '@/reports/case/caseReport';
import { CaseDialog } from '@/shared/review/case/CaseDialog';
import { Facts } from '@/shared/review/case/Facts';
import { type Steps, stepKeys } from '@/shared/review/case/keys';
import { useCasePictures, usePrefetch } from '@/shared/review/case/Pictures';
import type { RemarkOption, Tab } from '@/shared/review/caseType';
import type { Queue } from '@/shared/review/queue';
import { BusyButton } from '@/ui/buttons/BusyButton';
import { Disable, Tick, WarningSign } from '@/ui/buttons/pageIcons';
import { type KeyAction, useKeys } from '@/ui/keys/useKeys';
import { shownDay } from '@/ui/texts/days';
import { registrations } from '../caseType';
import { type Comparison, compareRegistration, type Segment } from '../judging/comparison';
import { suggestedRemarks } from '../judging/remarkHints';
import { risksOf } from '../judging/risks';
import { companyQuery, coreQuery, LookupFailure, prefetchRecords } from '../queues/queries';
import { addressOf, type CoreMember, fullName, mobileOf, type Registration } from '../registration';
import { IN_RECORDS, profileFacts, type Records } from './profile';
import './comparison.css';

const OUTCOMES: Record<Comparison['outcome'], string> = {
  differs: 'Differs',
  notSubmitted: 'Not submitted',
  notOnRecord: 'Not on record',
  same: 'Same',
  nothing: 'Nothing to compare',
};

/** The facts of a registration, for its dialog and its report. */
const outcomeText = ({ outcome, reordered }: Comparison) => (reordered ? 'Same, in another order' : OUTCOMES[outcome]);

const submittedFacts = (registration: Registration): FactsSection => ({
  title: 'Also submitted',
  facts: [
    ['Mobile Number', mobileOf(registration)],
    ['Email', registration.email],
    ['Address', addressOf(registration)],
    ['Company', registration.company],
  ],
});

/** Without the company's record there is nothing to compare with. */
function comparison(registration: Registration, core: CoreMember | null): CaseSection {
  const compared = compareRegistration(registration, core);
  if (!core) {
    return { title: 'Submitted', facts: compared.map(({ label, submitted }) => [label, submitted] as const) };
  }
  return {
    title: 'Submitted and company record',
    columns: [
      { title: 'Field', width: 16 },
      { title: 'Submitted', width: 30 },
      { title: 'Company record', width: 30 },
      { title: 'Comparison', width: 16 },
    ],
    rows: compared.map((each) => ({
      cells: [each.label, each.submitted, each.company, outcomeText(each)],
      isMarked: each.outcome === 'differs' || each.outcome === 'notSubmitted',
    })),
  };
}

const reportSections = (registration: Registration, core: CoreMember | null): CaseSection[] => [
  comparison(registration, core),
  submittedFacts(registration),
];

const SIGNS: Record<Comparison['outcome'], typeof Tick> = {
  differs: WarningSign,
  notSubmitted: Disable,
  notOnRecord: Disable,
  same: Tick,
  nothing: Disable,
};

/** Marks the parts that differ. */
function Value({ parts }: { parts: Segment[] }) {
  if (parts.length === 0) return '–';
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a value have no other key.
  return parts.map(({ text, differs }, at) => (differs ? <mark key={at}>{text}</mark> : <span key={at}>{text}</span>));
}

interface Props {
  comparisons: Comparison[];
  state: 'loading' | 'unknown' | 'compared';
}

function ComparisonTable({ comparisons, state }: Props) {
  const isCompared = state === 'compared';
  return (
    <HTMLTable compact className="comparison" aria-label="Submitted and company record" aria-busy={state === 'loading'}>
      <thead>
        <tr>
          <th scope="col">Field</th>
          <th scope="col">Submitted</th>
          <th scope="col">Company record</th>
          <th scope="col">Comparison</th>
        </tr>
      </thead>
      <tbody>
        {comparisons.map((comparison) => {
          const { field, label, submitted, outcome, parts } = comparison;
          const Sign = SIGNS[outcome];
          return (
            <tr key={field} data-outcome={isCompared ? outcome : undefined}>
              <th scope="row">{label}</th>
              <td className={isUnread(submitted) ? 'unknown' : undefined}>
                {isCompared ? <Value parts={parts.submitted} /> : submitted || '–'}
              </td>
              <td>
                {isCompared && <Value parts={parts.company} />}
                {state === 'loading' && <span className="bp6-skeleton">0000000000</span>}
                {state === 'unknown' && <span className="no-record">Not known</span>}
              </td>
              <td className="outcome">
                {isCompared && (
                  <>
                    <Sign /> {outcomeText(comparison)}
                  </>
                )}
                {state === 'unknown' && 'Not compared'}
              </td>
            </tr>
          );
        })}
      </tbody>
    </HTMLTable>
  );
}

/** The registrations whose missing card number this person has been warned of. */
let warnedHere: ReadonlySet<number> = new Set();

onAnotherPerson(() => {
  warnedHere = new Set();
});

export default function ReviewDialog({ queue }: { queue: Queue<Registration> }) {
  const { tab, row: registration, next } = queue;
  const subject = useCase(registration, tab);
  const pictures = useCasePictures(registrations, registration);
  usePrefetch(registrations, next, !subject.isLoading && pictures.isSettled, prefetchRecords);
  const [profileShown, setProfileShown] = useState(false);
  const [warned, setWarned] = useState(warnedHere);
  const { core, company, companyFailure, isLoading } = subject;
  const { recordid, regcount } = registration;

  const noteWarned = () => {
    warnedHere = new Set(warnedHere).add(recordid);
    setWarned(warnedHere);
  };

  const files = pictures.files.data;
  const comparisons = core && compareRegistration(registration, core);
  const hasNoCard = core !== null && core.cardno.trim() === '';

  const suggestedOf = (remarks: RemarkOption[]) => {
    const isWrong = ({ outcome }: Comparison) => outcome === 'differs' || outcome === 'notSubmitted';
    const differing = (comparisons ?? []).filter(isWrong).map(({ field }) => field);
    const { selfie, id, isBroken } = pictures;
    return suggestedRemarks(
      remarks,
      differing,
      { selfie: files?.selfie === null, id: files?.id === null },
      { selfie: isBroken(selfie), id: isBroken(id) },
    );
  };

  const toggleProfile = () => setProfileShown(!profileShown);
  const keys: KeyAction[] = [
    { key: 'm', group: 'Case', label: "The member's profile of the company", run: toggleProfile },
  ];

  return (
    <CaseDialog
      caseType={registrations}
      title="View Member Profile"
      reportTitle="Member Registration"
      queue={queue}
      pictures={pictures}
      compared={[
        ['Full Name', fullName(registration)],
        ['Birthdate', shownDay(registration.birthdate)],
        ['Address', addressOf(registration)],
      ]}
      risks={risksOf({
        registration,
        comparisons,
        issue: subject.issue,
        company: companyFailure ? 'failed' : company,
        files,
        hasNoCard,
      })}
      facts={[`Registration Attempts: ${regcount ?? '–'}`]}
      // The warning about a missing card number must come before any decision, and so must the member's status.
      isLoading={isLoading || company === undefined}
      suggestedOf={suggestedOf}
      keys={keys}
      sections={() => reportSections(registration, core)}
      gate={
        hasNoCard && !warned.has(recordid)
          ? (close, steps) => (
              <NoCardDialog
                key={recordid}
                registration={registration}
                steps={steps}
                onClose={close}
                onContinue={noteWarned}
              />
            )
          : undefined
      }
    >
      <CaseRecords
        registration={registration}
        subject={subject}
        profileShown={profileShown}
        onToggleProfile={toggleProfile}
      />
    </CaseDialog>
  );
}

interface NoCardDialogProps {
  registration: Registration;
  steps: Steps;
  onClose: () => void;
  onContinue: () => void;
}

/** Shown above the case, so that reviewers do not miss it. The keys that walk from case to case go on working. */
function NoCardDialog({ registration, steps, onClose, onContinue }: NoCardDialogProps) {
  const root = useRef<HTMLDivElement>(null);
  useKeys(stepKeys(steps), root);
  return (
    <Dialog
      className="confirm"
      title="Member has no card number"
      role="alertdialog"
      isOpen
      onClose={onClose}
      transitionDuration={0}
      containerRef={root}
    >
      <DialogBody>The company has no card number for {fullName(registration)}.</DialogBody>
      <DialogFooter
        actions={
          <>
            <Button text="Close" onClick={onClose} />
            <Button text="Continue..." intent="primary" onClick={onContinue} autoFocus />
          </>
        }
      />
    </Dialog>
  );
}

const NOTHING = "Sorry, we're having trouble connecting to our server. Try again later.";

const ISSUES = {
  pending: { nothing: 'KA101', refused: 'KA102' },
  decided: { nothing: 'KA103', refused: 'KA104' },
};

function issue(error: Error, tab: Tab): string {
  const numbers = ISSUES[tab === 'pending' ? 'pending' : 'decided'];
  const isNothing = error instanceof LookupFailure && error.kind === 'nothing';
  return isNothing ? `Issue #${numbers.nothing} ${NOTHING}` : `Issue #${numbers.refused} ${messageOf(error)}`;
}

type Case = ReturnType<typeof useCase>;

/** Loads the company's records, with which a case is compared. */
function useCase(registration: Registration, tab: Tab) {
  const core = useQuery(coreQuery(registration));
  const company = useQuery(companyQuery(registration));
  return {
    core: core.data ?? null,
    isLoading: core.isPending,
    issue: core.error ? issue(core.error, tab) : null,
    retry: () => void core.refetch(),
    isRetrying: core.isFetching,
    /** Null when there is none or the query has failed; undefined while it is loading. */
    company: company.isError ? null : company.data && (company.data[0] ?? null),
    companyFailure: company.error ? { message: messageOf(company.error), onRetry: () => void company.refetch() } : null,
  };
}

interface CaseRecordsProps {
  registration: Registration;
  subject: Case;
  profileShown: boolean;
  onToggleProfile: () => void;
}

/** The comparison with the company's record, the other submitted data, and the company's profile on demand. */
function CaseRecords({ registration, subject, profileShown, onToggleProfile }: CaseRecordsProps) {
  const { core, company, companyFailure, issue, isRetrying, retry } = subject;
  return (
    <>
      {issue && (
        <Callout intent="danger" icon={false} role="alert">
          <p>{issue}</p>
          <BusyButton text="Try again" isBusy={isRetrying} onClick={retry} />
        </Callout>
      )}
      <ComparisonTable
        comparisons={compareRegistration(registration, core)}
        state={core ? 'compared' : subject.isLoading ? 'loading' : 'unknown'}
      />
      <Button
        text={profileShown ? 'Hide Member Profile' : 'View Member Profile'}
        aria-expanded={profileShown}
        onClick={onToggleProfile}
      />
      {profileShown && companyFailure && (
        <Callout intent="danger" icon={false} role="alert">
          <p>{`${IN_RECORDS} could not be loaded. ${companyFailure.message}`}</p>
          <Button text="Try again" aria-label="Try again: member profile" onClick={companyFailure.onRetry} />
        </Callout>
      )}
      {profileShown && (
        <CompanyProfile
          registration={registration}
          core={core ?? (subject.isLoading ? undefined : 'failed')}
          company={companyFailure ? 'failed' : company}
        />
      )}
      <Facts {...submittedFacts(registration)} />
    </>
  );
}

/** All data of the company's systems that have answered. */
function CompanyProfile({ registration, ...records }: Records & { registration: Registration }) {
  return <Facts title="Member profile of the company" facts={profileFacts(registration, records)} />;
}
