import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ListScreen } from '@/app/list/ListScreen';
import { useListState } from '@/app/list/listState';
import { lazyDialog } from '@/ui/dialogs/lazyDialog';
import { newestFirst } from '@/ui/saving/savedMoment';
import type { Column } from '@/ui/table/columns/columns';
import { savedColumns } from '@/ui/table/columns/savedColumns';
import { wordColumn } from '@/ui/table/columns/usualColumns';
import type { SuspendedAccount } from './calls';
import { suspendedQuery } from './lists';
import { suspensionOf } from './rules';

const AddDialog = lazyDialog(async () => ({ default: (await import('./SuspensionDialogs')).AddDialog }));
const EditDialog = lazyDialog(() => import('./SuspensionDialogs'));

const posted = savedColumns<SuspendedAccount>(
  'posted',
  'Posted',
  ({ posted_by }) => posted_by,
  (row) => row.posted,
);
const edited = savedColumns<SuspendedAccount>(
  'edited',
  'Edited',
  ({ edited_by }) => edited_by,
  (row) => row.edited,
);

const columns: Column<SuspendedAccount>[] = [
  { key: 'account', title: 'Corporate Account', text: ({ corpacct }) => corpacct, width: 17 },
  { key: 'company', title: 'Company', text: ({ company }) => company, width: 36, wraps: true, names: true },
  wordColumn('status', 'Status', 19, ({ is_suspended }) => suspensionOf(is_suspended)),
  posted.by,
  posted.date,
  edited.by,
  edited.date,
];

/** An account is listed only once, and the server may omit the records' ids. */
const rowId = ({ corpacct }: SuspendedAccount) => corpacct;
const inOrder = (list: readonly SuspendedAccount[]) =>
  newestFirst(
    list,
    (row) => row.posted,
    ({ recordid }) => recordid ?? 0,
  );

export default function SuspensionPage() {
  const list = useListState();
  const { data, ...query } = useQuery(suspendedQuery);
  const accounts = useMemo(() => data && inOrder(data), [data]);
  const close = () => list.onOpen('');
  return (
    <ListScreen
      list={{ ...list, name: 'suspension', query: { ...query, data: accounts }, columns, rowId }}
      addLabel="Add Suspended Account"
      search={{ label: 'Search accounts' }}
      empty={{ title: 'No existing suspended account.' }}
    >
      {(opened) =>
        opened ? (
          <EditDialog key={list.open} account={opened} onClose={close} />
        ) : (
          <AddDialog listed={accounts} onEdit={(account) => list.onOpen(rowId(account))} onClose={close} />
        )
      }
    </ListScreen>
  );
}
