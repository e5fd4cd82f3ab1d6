import { useQuery } from '@tanstack/react-query';
import { ListScreen } from '@/app/list/ListScreen';
import { useListState } from '@/app/list/listState';
import { lazyDialog } from '@/ui/dialogs/lazyDialog';
import { STATUSES } from '@/ui/facts/statuses';
import type { Column } from '@/ui/table/columns/columns';
import { editedColumns, postedColumns } from '@/ui/table/columns/savedColumns';
import { statusColumn } from '@/ui/table/columns/usualColumns';
import { categories, type Kind, stores } from './kinds';
import type { Choice } from './lists';

const ChoicesBatch = lazyDialog(() => import('./ChoicesBatch'));
const ChoiceDialog = lazyDialog(() => import('./ChoiceDialog'));

const posted = postedColumns<Choice>();
const edited = editedColumns<Choice>(({ editdate }) => editdate);

const columnsOf = ({ nameLabel }: Kind): Column<Choice>[] => [
  { key: 'name', title: nameLabel, text: ({ name }) => name, width: 36, wraps: true },
  statusColumn(STATUSES),
  posted.date,
  posted.by,
  edited.date,
  edited.by,
];

const NONE: Choice[] = [];
const rowId = ({ id }: Choice) => String(id);

interface Props {
  kind: Kind;
  columns: Column<Choice>[];
}

export function ChoicesScreen({ kind, columns }: Props) {
  const { name, query, addLabel, empty } = kind;
  const list = useListState();
  const choices = useQuery(query);
  const { data = NONE } = choices;
  return (
    <ListScreen
      list={{ ...list, name, query: choices, columns, rowId }}
      addLabel={addLabel}
      batch={(chosen) => <ChoicesBatch {...chosen} kind={kind} />}
      empty={empty}
    >
      {(opened) => (
        <ChoiceDialog key={list.open} kind={kind} choice={opened} choices={data} onClose={() => list.onOpen('')} />
      )}
    </ListScreen>
  );
}

const storeColumns = columnsOf(stores);

export function StoresPage() {
  return <ChoicesScreen kind={stores} columns={storeColumns} />;
}

const categoryColumns = columnsOf(categories);

export function CategoriesPage() {
  return <ChoicesScreen kind={categories} columns={categoryColumns} />;
}
