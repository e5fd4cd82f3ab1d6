import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ListExport } from '@/app/list/ListExport';
import { ListScreen } from '@/app/list/ListScreen';
import { useListState } from '@/app/list/listState';
import { lazySheet } from '@/app/sheet/lazySheet';
import { lazyDialog } from '@/ui/dialogs/lazyDialog';
import { type Assignment, assignmentsQuery } from './calls';
import { columns } from './columns';
import { byPlace, matchesPlace } from './rules';

const RecipientsBatch = lazyDialog(() => import('./RecipientsBatch'));
const RecipientsDialog = lazyDialog(() => import('./RecipientsDialog'));
const RecipientsSheet = lazySheet(() => import('./sheet'));

const rowId = ({ eBilling_EAssignID }: Assignment) => String(eBilling_EAssignID);

export default function RecipientsPage() {
  const list = useListState();
  const { data, ...query } = useQuery(assignmentsQuery);
  const assignments = useMemo(() => data && byPlace(data), [data]);
  return (
    <ListScreen
      list={{ ...list, name: 'ebilling', query: { ...query, data: assignments }, columns, rowId }}
      addLabel="Add Recipients"
      batch={(chosen) => <RecipientsBatch {...chosen} />}
      extra={<RecipientsSheet />}
      search={{
        label: 'Region, province or municipality',
        finds: matchesPlace,
        nothingFound: { title: 'No matches', description: 'Try another region, province or municipality.' },
      }}
      empty={{ title: 'No recipients', description: 'Add recipients to send electronic bills.' }}
      tools={(table) => (
        <ListExport
          table={table}
          fileName="eBillingList"
          title="e-Billing Claims Recipients"
          sheet="eBillingList"
          filter={[list.text && `Search '${list.text}'`]}
          isLoaded={assignments !== undefined}
        />
      )}
    >
      {(opened) => (
        <RecipientsDialog
          key={list.open}
          assignment={opened}
          assignments={assignments}
          onClose={() => list.onOpen('')}
        />
      )}
    </ListScreen>
  );
}
