// The dialog for one application: the submitted data beside the pictures, then the bank details after an approval.
import { useState } from 'react';
import { CaseDialog } from '@/shared/review/case/CaseDialog';
import { Facts } from '@/shared/review/case/Facts';
import { useCasePictures, usePrefetch } from '@/shared/review/case/Pictures';
import type { Queue } from '@/shared/review/queue';
import { CopyButton } from '@/ui/buttons/CopyButton';
import {
  type Application,
  canCorrectBankDetails,
  isSecretary,
  lacksBankDetails,
  roleOf,
  selectedDoctors,
  wantsBankDetails,
} from '../application';
import { applications } from '../caseType';
import { LISTS_KEY } from '../lists';
import { risksOf } from '../rules';
import { licence, otherFacts, reportSections } from '../sections';
import { BankDialog } from './BankDialog';
import { BankStep } from './BankStep';
import './application.css';

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
        show: (end) => <BankStep application={application} onEnd={end} />,
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
