import { Edit, Trash } from '@/ui/buttons/icons';
import { actionsColumn } from '@/ui/table/columns/actionsColumn';
import type { Column } from '@/ui/table/columns/columns';
import { savedColumns } from '@/ui/table/columns/savedColumns';
import { statusColumn } from '@/ui/table/columns/statusColumn';
import type { AppFeature } from './calls';
import type { Variant } from './variants';

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

export const columnsOf = ({ textLabel, statuses }: Variant, { onEdit, onDelete }: Actions): Column<AppFeature>[] => [
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
