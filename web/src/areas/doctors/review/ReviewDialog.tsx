// The dialog for one application: the submitted data beside the pictures, then the bank details after an approval.
import { useState } from 'react';
import { CaseDialog } from '@/shared/review/case/CaseDialog';
import { useCasePictures, usePrefetch } from '@/shared/review/case/pictures';
import type { Queue } from '@/shared/review/queue';
import { type Application, canCorrectBankDetails, lacksBankDetails, roleOf, wantsBankDetails } from '../application';
import { applications } from '../kind';
import { LISTS_KEY } from '../lists';
import { risksOf } from '../risks';
import { licence, reportSections } from '../sections';
import { ApplicationFacts } from './ApplicationFacts';
import { BankDialog } from './BankDialog';
import { BankStep } from './BankStep';

export default function ReviewDialog({ queue }: { queue: Queue<Application> }) {
  const { row: application, next } = queue;
  const pictures = useCasePictures(applications, application);
  usePrefetch(applications, next, pictures.isSettled);
  const [editing, setEditing] = useState<number | null>(null);
  const { Docuser_ID } = application;
  const lacksBank = lacksBankDetails(application);

  return (
    <CaseDialog
      kind={applications}
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
              ? 'The doctor was approved, but where to pay was never saved.'
              : 'What is saved here replaces the account to which the doctor is paid.'
          }
          refresh={LISTS_KEY}
          onClose={() => setEditing(null)}
        />
      )}
    </CaseDialog>
  );
}
