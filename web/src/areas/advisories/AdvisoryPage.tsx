// The screen for both apps. The member app's list is filtered by month; the doctors' list shows the ID and has an edit
// button in each row.
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { ListExport } from '@/app/list/ListExport';
import { ListScreen } from '@/app/list/ListScreen';
import { type ListState, useListState } from '@/app/list/listState';
import { SortSelect } from '@/app/list/SortSelect';
import { useQueryState } from '@/app/routing/query';
import { Edit } from '@/ui/buttons/pageIcons';
import { lazyDialog } from '@/ui/dialogs/lazyDialog';
import { StatusTag } from '@/ui/facts/StatusTag';
import { STATUSES } from '@/ui/facts/statuses';
import { FilterSelect } from '@/ui/fields/FilterSelect';
import { lookAction } from '@/ui/phone/lookAction';
import { newestFirst } from '@/ui/saving/savedMoment';
import type { Column } from '@/ui/table/columns/columns';
import { editedColumns, postedColumns } from '@/ui/table/columns/savedColumns';
import { actionsColumn, statusColumn, wordColumn } from '@/ui/table/columns/usualColumns';
import { today, typedDay } from '@/ui/texts/days';
import { containsText } from '@/ui/texts/words';
import type { Advisory, AdvisoryFields } from './calls';
import {
  agora,
  alagaMd,
  availability,
  EVERY_MONTH,
  filterShowing,
  isOver,
  isThisMonth,
  type MonthFilter,
  monthFilterOf,
  monthInWords,
  monthsOffered,
  nothingFound,
  ORDERS,
  runsIn,
  type Variant,
  yearsOffered,
} from './rules';

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

const agoraColumns = (onLook: OnAdvisory): Column<Advisory>[] => [
  ...columns,
  actionsColumn((advisory) => [lookAction('AGORA', advisory.advisoryname, () => onLook(advisory))]),
];

const alagaMdColumns = (onLook: OnAdvisory, onEdit: OnAdvisory): Column<Advisory>[] => [
  { key: 'id', title: 'ID', text: ({ adv_id }) => String(adv_id), sortBy: ({ adv_id }) => adv_id, width: 8 },
  ...columns,
  actionsColumn((advisory) => [
    { label: `Edit ${advisory.advisoryname}`, icon: <Edit />, onClick: () => onEdit(advisory) },
    lookAction('ALAGA MD', advisory.advisoryname, () => onLook(advisory)),
  ]),
];

const AdvisoryPhoneDialog = lazyDialog(async () => ({ default: (await import('./phone')).AdvisoryPhoneDialog }));
const AdvisoryDialog = lazyDialog(() => import('./AdvisoryDialog'));

const rowId = ({ adv_id }: Advisory) => String(adv_id);
const inOrder = (list: readonly Advisory[]) =>
  newestFirst(
    list,
    ({ posteddate }) => posteddate,
    ({ adv_id }) => adv_id,
  );
const finds = ({ advisoryname }: Advisory, text: string) => containsText(advisoryname, text);

export function AgoraAdvisories() {
  const list = useListState();
  const months = useMonths(list);
  const [previewed, setPreviewed] = useState<Advisory>();
  const columns = useMemo(() => agoraColumns(setPreviewed), []);
  return <AdvisoryList {...{ variant: agora, list, columns, months, previewed, setPreviewed }} />;
}

export function AlagaMdAdvisories() {
  const list = useListState();
  const [previewed, setPreviewed] = useState<Advisory>();
  const columns = alagaMdColumns(setPreviewed, (advisory) => list.onOpen(rowId(advisory)));
  return <AdvisoryList {...{ variant: alagaMd, list, columns, previewed, setPreviewed }} />;
}

interface Props {
  variant: Variant;
  list: ListState;
  columns: Column<Advisory>[];
  months?: Months;
  /** The advisory shown in the phone preview. */
  previewed: Advisory | undefined;
  setPreviewed: (advisory: Advisory | undefined) => void;
}

function AdvisoryList({ variant, list, columns: shown, months, previewed, setPreviewed }: Props) {
  const { data, ...query } = useQuery(variant.query);
  const advisories = useMemo(() => data && inOrder(data), [data]);
  const { year, month } = months?.filter ?? EVERY_MONTH;
  const keeps = useMemo(() => (advisory: Advisory) => runsIn(advisory, { year, month }), [year, month]);
  const close = () => list.onOpen('');
  return (
    <>
      <ListScreen
        list={{ ...list, name: variant.name, query: { ...query, data: advisories }, columns: shown, rowId }}
        addLabel="Add Advisory"
        search={{ label: 'Search advisories', finds, nothingFound: nothingFound({ year, month }, list.text) }}
        filters={{
          fields: (
            <>
              {months && <MonthChoices months={months} />}
              <SortSelect list={list} orders={ORDERS} columns={shown} />
            </>
          ),
          keeps,
          areInUse: months?.isUsual === false,
        }}
        empty={{ title: 'No advisories', description: 'Add one to show it in the app.' }}
        tools={(table) => (
          <ListExport
            table={table}
            fileName="advisory"
            title="Advisory"
            sheet="all_advisory"
            filter={[
              `Advisories of ${variant.application}`,
              monthInWords({ year, month }),
              list.text && `Search '${list.text}'`,
            ]}
            isLoaded={advisories !== undefined}
          />
        )}
      >
        {(opened) => (
          <AdvisoryDialog
            key={list.open}
            variant={variant}
            advisory={opened}
            onSaved={(saved) => {
              close();
              months?.show(saved);
            }}
            onClose={close}
          />
        )}
      </ListScreen>
      {previewed && (
        <AdvisoryPhoneDialog
          application={variant.application}
          advisory={previewed}
          onClose={() => setPreviewed(undefined)}
        />
      )}
    </>
  );
}

/** The month filter of the list, which is kept in the address. */
const current = { year: '', month: '' };

type Months = ReturnType<typeof useMonths>;

function useMonths(list: ListState) {
  const [query, setQuery] = useQueryState(current);
  const filter = monthFilterOf(query, today());
  const choose = (change: Partial<MonthFilter>, options?: { replace: boolean }) => {
    setQuery(change, options);
    list.onView({ page: 1 }, { replace: true });
  };
  return {
    filter,
    isUsual: isThisMonth(filter, today()),
    choose,
    /** Changes the filter so that the saved advisory is shown. */
    show: (saved: AdvisoryFields) => {
      const showing = filterShowing(saved, filter, today());
      if (showing !== filter) choose(showing, { replace: true });
    },
  };
}

function MonthChoices({ months: { filter, choose } }: { months: Months }) {
  return (
    <>
      <FilterSelect
        label="Year"
        value={filter.year}
        options={yearsOffered(today())}
        onChange={(year) => choose({ year })}
      />
      <FilterSelect
        label="Month"
        value={filter.month}
        options={monthsOffered}
        onChange={(month) => choose({ month })}
      />
    </>
  );
}
