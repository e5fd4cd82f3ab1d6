// The screen for the features of either app, and whether they are active.
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ListExport } from '@/app/list/ListExport';
import { ListScreen } from '@/app/list/ListScreen';
import { useListState } from '@/app/list/listState';
import { SortSelect } from '@/app/list/SortSelect';
import { useDelete } from '@/app/saving/useDelete';
import { Edit, Trash } from '@/ui/buttons/pageIcons';
import { lazyDialog } from '@/ui/dialogs/lazyDialog';
import { newestFirst } from '@/ui/saving/savedMoment';
import type { Column } from '@/ui/table/columns/columns';
import { savedColumns } from '@/ui/table/columns/savedColumns';
import { actionsColumn, statusColumn } from '@/ui/table/columns/usualColumns';
import { containsText, nameIn } from '@/ui/texts/words';
import { featuresQuery } from '../calls';
import type { AppFeature } from './calls';
import { ORDERS } from './rules';
import { agora, alagaMd, type Variant } from './variants';

const ControlBatch = lazyDialog(() => import('./ControlBatch'));
const ControlDialog = lazyDialog(() => import('./ControlDialog'));

const rowId = ({ id }: AppFeature) => String(id);
const inOrder = (list: readonly AppFeature[]) =>
  newestFirst(
    list,
    ({ posted }) => posted,
    ({ id }) => id,
  );
const finds = ({ feature }: AppFeature, text: string) => containsText(feature, text);
const keepsAll = () => true;

export const AgoraFeatures = () => <FeatureList variant={agora} />;
export const AlagaMdFeatures = () => <FeatureList variant={alagaMd} />;

function FeatureList({ variant }: { variant: Variant }) {
  const list = useListState();
  const { data, ...query } = useQuery(variant.query);
  const features = useMemo(() => data && inOrder(data), [data]);
  const close = () => list.onOpen('');
  const confirmDelete = useDelete({ refresh: featuresQuery.queryKey, success: 'Feature Successfully Deleted' });
  const columns = columnsOf(variant, {
    onEdit: (row) => list.onOpen(rowId(row)),
    onDelete: ({ id, feature }) =>
      void confirmDelete(
        {
          title: 'Are you sure you want to delete?',
          text: `${nameIn(feature)} will be removed from ${variant.app}.`,
        },
        (agreed) => variant.remove(agreed, id),
      ),
  });
  return (
    <ListScreen
      list={{ ...list, name: variant.name, query: { ...query, data: features }, columns, rowId }}
      addLabel="Add Feature"
      batch={(chosen) => <ControlBatch {...chosen} variant={variant} />}
      search={{ label: 'Search features', finds }}
      filters={{
        fields: <SortSelect list={list} orders={ORDERS} columns={columns} />,
        keeps: keepsAll,
        areInUse: false,
      }}
      empty={{ title: 'No features', description: `Add the first feature of ${variant.app}.` }}
      tools={(table) => (
        <ListExport
          table={table}
          fileName="features"
          title={`Features of ${variant.app}`}
          sheet="all_features"
          filter={[`Features of ${variant.application}`, list.text && `Search '${list.text}'`]}
          isLoaded={features !== undefined}
        />
      )}
    >
      {(opened) => <ControlDialog key={list.open} variant={variant} feature={opened} onClose={close} />}
    </ListScreen>
  );
}

const posted = savedColumns<AppFeature>(
  'posted',
  'Posted',
  ({ postedby }) => postedby,
  (row) => row.posted,
);
const edited = savedColumns<AppFeature>(
  'edited',
  'Edited',
  ({ editedby }) => editedby,
  (row) => row.edited,
);

interface Actions {
  onEdit: (row: AppFeature) => void;
  onDelete: (row: AppFeature) => void;
}

const columnsOf = ({ textLabel, statuses }: Variant, { onEdit, onDelete }: Actions): Column<AppFeature>[] => [
  { key: 'feature', title: 'Feature', text: ({ feature }) => feature, width: 34, wraps: true, names: true },
  { key: 'text', title: textLabel, text: ({ text }) => text, width: 40 },
  { key: 'url', title: 'URL', text: ({ url }) => url ?? '', width: 38 },
  // Wide enough for the longest status.
  { ...statusColumn<AppFeature>(statuses), width: statuses.length > 2 ? 30 : 19 },
  posted.by,
  posted.date,
  edited.by,
  edited.date,
  actionsColumn((row) => [
    { label: `Edit ${row.feature}`, icon: <Edit />, onClick: () => onEdit(row) },
    { label: `Delete ${row.feature}`, icon: <Trash />, onClick: () => onDelete(row) },
  ]),
];
