import { StatusTag } from '@/ui/StatusTag';
import type { Column } from '@/ui/table/columns';
import { savedColumns } from '@/ui/table/savedColumns';
import { shownAmount } from './amounts';
import type { Facility, TopProvider } from './calls';
import { statusOf, typeOf } from './rules';

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

const yesNo = (isSo: boolean) => (isSo ? 'Yes' : 'No');

const yesNoColumn = (key: string, title: string, isSo: (row: TopProvider) => boolean): Column<TopProvider> => ({
  key,
  title,
  text: (row) => yesNo(isSo(row)),
  cell: (row) => <StatusTag kind={isSo(row) ? 'good' : 'off'} text={yesNo(isSo(row))} />,
  width: 12,
});

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
  { key: 'year', title: 'Year', text: ({ year }) => String(year), width: 9 },
  yesNoColumn('active', 'Active', ({ active }) => active === 'T'),
  yesNoColumn('approve', 'Auto Approve', ({ isaautoapprove }) => isaautoapprove),
  added.by,
  added.date,
  updated.by,
  updated.date,
];

/** Of those that are searched. What is on the list already says so beside its name. */
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
  {
    key: 'status',
    title: 'Status',
    text: (facility) => statusOf(facility).text,
    cell: (facility) => <StatusTag {...statusOf(facility)} />,
    width: 17,
  },
];
