// The review desk: pending registrations, decided ones, and the dialog for one case.
import { DeskTabs } from '@/shared/review/DeskTabs';
import { useRegistrationDesk } from './desk';
import { HistoryTab } from './HistoryTab';
import { registrations } from './kind';
import { PendingTab } from './PendingTab';

export default function DashboardPage() {
  const desk = useRegistrationDesk();
  return (
    <DeskTabs
      kind={registrations}
      desk={desk}
      about="Members' registrations"
      panel={(tab) => (tab === 'pending' ? <PendingTab desk={desk} /> : <HistoryTab key={tab} desk={desk} />)}
    />
  );
}
