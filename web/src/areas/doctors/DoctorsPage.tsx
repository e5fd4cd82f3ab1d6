// The review desk for doctors: pending applications, decided ones, and the dialog for one case.
import { DeskTabs } from '@/shared/review/DeskTabs';
import { useTriage } from '@/shared/review/useTriage';
import { pendingColumns } from './columns';
import { useDoctorDesk } from './desk';
import { HistoryTab } from './HistoryTab';
import { applications } from './kind';
import { PendingTab } from './PendingTab';
import { useNewApplications } from './useNewApplications';

export default function DoctorsPage() {
  const desk = useDoctorDesk();
  const triage = useTriage(applications, desk, pendingColumns);
  // Also runs while the history tab is shown.
  useNewApplications(desk, triage);
  return (
    <DeskTabs
      kind={applications}
      desk={desk}
      about="Doctors' applications"
      panel={(tab) => (tab === 'pending' ? <PendingTab desk={desk} triage={triage} /> : <HistoryTab desk={desk} />)}
    />
  );
}
