import { Edit } from '@/ui/buttons/icons';
import { StatusTag } from '@/ui/facts/StatusTag';
import { STATUSES } from '@/ui/facts/statuses';
import { lookAction } from '@/ui/phone/lookAction';
import { actionsColumn } from '@/ui/table/columns/actionsColumn';
import type { Column } from '@/ui/table/columns/columns';
import { editedColumns, postedColumns } from '@/ui/table/columns/savedColumns';
import { statusColumn, wordColumn } from '@/ui/table/columns/statusColumn';
import { today, typedDay } from '@/ui/texts/days';
import type { Advisory } from './calls';
import { availability, isOver } from './rules';

const posted = postedColumns<Advisory>();
const edited = editedColumns<Advisory>(({ editeddate }) => editeddate);

const dayColumn = (key: 'datefrom' | 'dateto', title: string): Column<Advisory> => ({
  key,
  title,
  text: (row) => row[key],
  sortBy: (row) => typedDay(row[key]),
  width: 14,
});

const columns: Column<Advisory>[] = [
  {
    key: 'advisory',
    title: 'Advisory',
    text: ({ advisoryname }) => advisoryname,
    cell: (row) =>
      isOver(row, today()) ? (
        <>
          {row.advisoryname} <StatusTag status="Ended" />
        </>
      ) : (
        row.advisoryname
      ),
    width: 44,
    wraps: true,
    names: true,
  },
  statusColumn(STATUSES),
  wordColumn('open', 'Open', 17, availability),
  dayColumn('datefrom', 'Date From'),
  dayColumn('dateto', 'Date To'),
  posted.by,
  posted.date,
  edited.by,
  edited.date,
];

type OnAdvisory = (advisory: Advisory) => void;

export const agoraColumns = (onLook: OnAdvisory): Column<Advisory>[] => [
  ...columns,
  actionsColumn((advisory) => [lookAction('AGORA', advisory.advisoryname, () => onLook(advisory))]),
];

/** With an edit button, because a click on a row does not open it here. */
export const alagaMdColumns = (onLook: OnAdvisory, onEdit: OnAdvisory): Column<Advisory>[] => [
  { key: 'id', title: 'ID', text: ({ adv_id }) => String(adv_id), sortBy: ({ adv_id }) => adv_id, width: 8 },
  ...columns,
  actionsColumn((advisory) => [
    { label: `Edit ${advisory.advisoryname}`, icon: <Edit />, onClick: () => onEdit(advisory) },
    lookAction('ALAGA MD', advisory.advisoryname, () => onLook(advisory)),
  ]),
];
