import { UNKNOWN } from '#wire/unread';
import { yesOrNo } from '@/ui/facts/statuses';
import type { Column } from '@/ui/table/columns/columns';
import { savedColumns } from '@/ui/table/columns/savedColumns';
import { wordColumn } from '@/ui/table/columns/usualColumns';
import { shownAmount } from './amounts';
import type { Facility, TopProvider } from './calls';
import { isActive, statusOf, typeOf } from './rules';

const added = savedColumns<TopProvider>(
  'added',
  'Added',
  ({ addedby }) => addedby,
  ({ addeddate }) => addeddate,
);
const updated = savedColumns<TopProvider>(
  'updated',
  'Updated',
  ({ lastupdateby }) => lastupdateby,
  ({ lastupdatedate }) => lastupdatedate,
);

export const providerColumns: Column<TopProvider>[] = [
  { key: 'code', title: 'Code', text: ({ code }) => code, width: 11, wraps: true },
  { key: 'facility', title: 'Facility', text: ({ name }) => name, width: 38, wraps: true, names: true },
  { key: 'type', title: 'Type', text: typeOf, width: 12 },
  {
    key: 'ceiling',
    title: 'Ceiling Amount',
    text: ({ diag_limit }) => diag_limit && shownAmount(diag_limit),
    sortBy: ({ diag_limit }) => Number(diag_limit),
    width: 17,
    numeric: true,
  },
  { key: 'year', title: 'Year', text: ({ year }) => (year === null ? UNKNOWN : String(year)), width: 9 },
  wordColumn('active', 'Active', 12, (row) => yesOrNo(isActive(row))),
  wordColumn('approve', 'Auto Approve', 12, ({ isaautoapprove }) => yesOrNo(isaautoapprove)),
  added.by,
  added.date,
  updated.by,
  updated.date,
];

/** The columns of the search for facilities, which marks facilities that are on the list already. */
export const facilityColumns = (isListed: (facility: Facility) => boolean): Column<Facility>[] => [
  { key: 'code', title: 'Code', text: ({ code }) => code, width: 11, wraps: true },
  {
    key: 'facility',
    title: 'Facility',
    text: ({ name }) => name,
    cell: (row) => (
      <>
        {row.name}
        {isListed(row) && <span className="already-added">Already added</span>}
      </>
    ),
    width: 34,
    wraps: true,
  },
  { key: 'type', title: 'Type', text: typeOf, width: 12 },
  wordColumn('status', 'Status', 17, statusOf),
];
