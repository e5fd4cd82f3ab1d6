// The dialog for one registration: the comparison with the company's record beside the pictures.
import { useState } from 'react';
import { onAnotherPerson } from '@/app/session/store';
import { CaseDialog } from '@/shared/review/case/CaseDialog';
import { useCasePictures, usePrefetch } from '@/shared/review/case/pictures';
import type { RemarkOption } from '@/shared/review/kind';
import type { Queue } from '@/shared/review/queue';
import type { KeyAction } from '@/ui/keys/useKeys';
import { shownDay } from '@/ui/texts/days';
import { type Comparison, compareRegistration } from '../judging/comparison';
import { suggestedRemarks } from '../judging/remarkHints';
import { risksOf } from '../judging/risks';
import { registrations } from '../kind';
import { addressOf, fullName, type Registration } from '../registration';
import { CaseRecords } from './CaseRecords';
import { NoCardDialog } from './NoCardDialog';
import './comparison.css';
import { reportSections } from './sections';
import { useCase } from './useCase';

/** The registrations whose missing card number this person has been warned of. */
let warnedHere: ReadonlySet<number> = new Set();

onAnotherPerson(() => {
  warnedHere = new Set();
});

export default function ReviewDialog({ queue }: { queue: Queue<Registration> }) {
  const { tab, row: registration, next } = queue;
  const subject = useCase(registration, tab);
  const pictures = useCasePictures(registrations, registration);
  usePrefetch(registrations, next, !subject.isLoading && pictures.isSettled);
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
    return suggestedRemarks(remarks, differing, { selfie: files?.selfie === null, id: files?.id === null });
  };

  const toggleProfile = () => setProfileShown(!profileShown);
  const keys: KeyAction[] = [
    { key: 'm', group: 'Case', label: "The member's profile of the company", run: toggleProfile },
  ];

  return (
    <CaseDialog
      kind={registrations}
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
