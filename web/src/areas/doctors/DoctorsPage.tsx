// The review desk of doctors: pending applications, decided ones, and the dialog for one case.
import { DeskTabs } from '@/shared/review/DeskTabs';
import { useDoctorDesk } from './desk';
import { HistoryTab } from './HistoryTab';
import { applications } from './kind';
import { PendingTab } from './PendingTab';

export default function DoctorsPage() {
  const desk = useDoctorDesk();
  return (
    <DeskTabs
      kind={applications}
      desk={desk}
      about="Doctors' applications"
      panel={(tab) => (tab === 'pending' ? <PendingTab desk={desk} /> : <HistoryTab desk={desk} />)}
    />
  );
}
