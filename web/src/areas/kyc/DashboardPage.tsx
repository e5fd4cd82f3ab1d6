// The review desk: pending registrations, decided ones, and the dialog for one case.
import { DeskTabs } from '@/shared/review/DeskTabs';
import { useTriage } from '@/shared/review/useTriage';
import { pendingColumns } from './columns';
import { useRegistrationDesk } from './desk';
import { HistoryTab } from './HistoryTab';
import { registrations } from './kind';
import { PendingTab } from './PendingTab';
import { useNewRequests } from './useNewRequests';

export default function DashboardPage() {
  const desk = useRegistrationDesk();
  const triage = useTriage(registrations, desk, pendingColumns);
  // Also while a history is looked at.
  const onLook = useNewRequests(desk, triage);
  return (
    <DeskTabs
      kind={registrations}
      desk={desk}
      about="Members' registrations"
      panel={(tab) =>
        tab === 'pending' ? (
          <PendingTab desk={desk} triage={triage} onLook={onLook} />
        ) : (
          <HistoryTab key={tab} desk={desk} />
        )
      }
    />
  );
}
