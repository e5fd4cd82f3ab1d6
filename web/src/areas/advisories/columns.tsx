import { today, typedDay } from '@/ui/days';
import { Edit } from '@/ui/icons';
import { lookAction } from '@/ui/phone/lookAction';
import { StatusTag } from '@/ui/StatusTag';
import { STATUSES } from '@/ui/statuses';
import { actionsColumn } from '@/ui/table/actionsColumn';
import type { Column } from '@/ui/table/columns';
import { editedColumns, postedColumns } from '@/ui/table/savedColumns';
import { statusColumn, wordColumn } from '@/ui/table/statusColumn';
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

/** Where a click on a row does not open it. */
export const alagaMdColumns = (onLook: OnAdvisory, onEdit: OnAdvisory): Column<Advisory>[] => [
  { key: 'id', title: 'ID', text: ({ adv_id }) => String(adv_id), sortBy: ({ adv_id }) => adv_id, width: 8 },
  ...columns,
  actionsColumn((advisory) => [
    { label: `Edit ${advisory.advisoryname}`, icon: <Edit />, onClick: () => onEdit(advisory) },
    lookAction('ALAGA MD', advisory.advisoryname, () => onLook(advisory)),
  ]),
];
