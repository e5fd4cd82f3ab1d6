// The review desk: pending registrations, decided ones, and the dialog for one case.
import { DeskTabs } from '@/shared/review/DeskTabs';
import { useTriage } from '@/shared/review/useTriage';
import { useRegistrationDesk } from './desk';
import { registrations } from './kind';
import { pendingColumns } from './queues/columns';
import { HistoryTab } from './queues/HistoryTab';
import { PendingTab } from './queues/PendingTab';
import { useNewRequests } from './queues/useNewRequests';

export default function DashboardPage() {
  const desk = useRegistrationDesk();
  const triage = useTriage(registrations, desk, pendingColumns);
  // Also runs while a history is shown.
  const onLook = useNewRequests(desk);
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
