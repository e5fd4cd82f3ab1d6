import { useQuery } from '@tanstack/react-query';
import { ListScreen } from '@/app/list/ListScreen';
import { useListState } from '@/app/list/listState';
import { lazyDialog } from '@/ui/dialogs/lazyDialog';
import { STATUSES } from '@/ui/facts/statuses';
import type { Column } from '@/ui/table/columns/columns';
import { editedColumns, postedColumns } from '@/ui/table/columns/savedColumns';
import { statusColumn } from '@/ui/table/columns/usualColumns';
import type { OfferGroup } from './calls';
import { categories, type OfferGroupKind, stores } from './kinds';

const ChoicesBatch = lazyDialog(() => import('./ChoicesBatch'));
const ChoiceDialog = lazyDialog(() => import('./ChoiceDialog'));

const posted = postedColumns<OfferGroup>();
const edited = editedColumns<OfferGroup>(({ editdate }) => editdate);

const columnsOf = ({ nameLabel }: OfferGroupKind): Column<OfferGroup>[] => [
  { key: 'name', title: nameLabel, text: ({ name }) => name, width: 36, wraps: true },
  statusColumn(STATUSES),
  posted.date,
  posted.by,
  edited.date,
  edited.by,
];

const NONE: OfferGroup[] = [];
const rowId = ({ id }: OfferGroup) => String(id);

interface Props {
  kind: OfferGroupKind;
  columns: Column<OfferGroup>[];
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
