// A dialog to choose one of very many records: searched on the server, shown in a short table.
import { Button, Dialog, DialogBody, DialogFooter, InputGroup } from '@blueprintjs/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { listFailure } from '@/app/list/ListTable';
import { BusyButton } from '@/ui/buttons/BusyButton';
import { Search } from '@/ui/buttons/pageIcons';
import { Field } from '@/ui/fields/Field';
import { useRestoreFocus } from '@/ui/focus/focusPlace';
import { Failure } from '@/ui/messages/Failure';
import type { Column } from '@/ui/table/columns/columns';
import { DataTable } from '@/ui/table/DataTable';
import { focusRow, rowsIn } from '@/ui/table/rows';
import { useDataTable } from '@/ui/table/useDataTable';
import type { TableView } from '@/ui/table/view';
import './selectDialog.css';

export interface SelectDialogProps<Row extends object> {
  title: string;
  /** The key under which the last search is kept until the user signs out. */
  name: string;
  /** Distinguishes the results of screens that share a search text but query different servers. */
  source?: string;
  searchLabel: string;
  ask: (text: string, signal: AbortSignal) => Promise<Row[]>;
  columns: Column<Row>[];
  rowId: (row: Row) => string;
  selectedLabel: string;
  selectedText: (row: Row) => string;
  /** The texts for no results, and for no selection. */
  nothingFound: { title: string; description?: string };
  noneSelected: string;
  /** The specification's words for a failed search, followed by the reason. */
  searchFailed?: string;
  /** The label of the button that confirms the selection. */
  actionLabel?: string;
  /** For a row that cannot be taken: the reason, and what the button does instead. */
  instead?: (row: Row) => { reason: string; label: string; onSelect: () => void } | undefined;
  /** Which rows can be selected, where some cannot; one of their cells says why. */
  isSelectable?: (row: Row) => boolean;
  /** Why saving the selection has failed. */
  failure?: string | null;
  /** The server's limit on results: at the limit, the user is told to refine the search. */
  atMost?: number;
  /** The dialog is busy until the promise settles. */
  onSelect: (row: Row) => unknown;
  onClose: () => void;
}

const NO_TEXT = 'Search field is empty.';
const FIRST_PAGE: TableView = { page: 1, pageSize: 5, sort: '', hide: '', open: '' };
const NONE: never[] = [];

export function SelectDialog<Row extends object>(props: SelectDialogProps<Row>) {
  const {
    title,
    name,
    source = '',
    searchLabel,
    ask,
    columns,
    rowId,
    selectedLabel,
    selectedText,
    onSelect,
    onClose,
  } = props;
  const { nothingFound, noneSelected, searchFailed, actionLabel = 'Select', failure, atMost } = props;
  const { instead, isSelectable } = props;
  const [last, setLast] = useSessionText(`search of ${name}`);
  const [text, setText] = useState(last);
  const [view, setView] = useState(FIRST_PAGE);
  const [chosen, setSelected] = useState<Row>();
  const [problem, setProblem] = useState<'search' | 'selection'>();
  const [isBusy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const results = useRef<HTMLDivElement>(null);
  const action = useRef<HTMLSpanElement>(null);
  const queries = useQueryClient();
  // The row may have become unselectable since.
  const selected = chosen && isSelectable?.(chosen) !== false ? chosen : undefined;
  useRestoreFocus();

  const queryKey = ['select', name, source, last];
  const found = useQuery({ queryKey, queryFn: ({ signal }) => ask(last, signal), enabled: last !== '' });
  const isSearching = last !== '' && (found.isFetching || found.isPending);
  const notFound = isSearching ? undefined : listFailure(found);
  const rows = notFound ? NONE : (found.data ?? NONE);
  const table = useDataTable<Row>({
    name: `select ${name}`,
    columns,
    rows,
    rowId,
    view,
    onView: (change) => setView((before) => ({ ...before, ...change })),
  });

  const search = (event: FormEvent) => {
    event.preventDefault();
    const wanted = text.trim();
    setProblem(wanted === '' ? 'search' : undefined);
    if (wanted === '') {
      field.current?.focus();
      return;
    }
    setView(FIRST_PAGE);
    if (wanted === last) void searchAnew();
    else setLast(wanted);
  };
  // Also while the same search is still running: a slow one is sent again.
  const searchAnew = async () => {
    await queries.cancelQueries({ queryKey });
    void found.refetch();
  };
  const tryAgain = () => {
    // The button disappears; without the focus in the dialog, its keys would not work.
    field.current?.focus();
    void searchAnew();
  };
  const goToRows = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    focusRow(rowsIn(results.current?.querySelector('table') ?? null)[0]);
  };
  const select = (row: Row) => {
    if (isBusy) return;
    setSelected(row);
    setProblem(undefined);
    // Focuses the next button, so that pressing the same key again confirms.
    action.current?.querySelector('button')?.focus();
  };
  const other = selected && instead?.(selected);
  const take = async () => {
    if (isBusy) return;
    if (!selected) {
      setProblem('selection');
      return;
    }
    if (other) {
      other.onSelect();
      return;
    }
    setBusy(true);
    try {
      await onSelect(selected);
    } finally {
      setBusy(false);
    }
  };
  const isCut = atMost !== undefined && rows.length >= atMost;

  return (
    <Dialog
      className="wide-dialog select-dialog"
      title={title}
      isOpen
      onClose={() => !isBusy && onClose()}
      canOutsideClickClose={!isBusy}
    >
      <DialogBody>
        <form className="select-search" onSubmit={search} noValidate>
          <Field label={searchLabel} error={problem === 'search' ? NO_TEXT : undefined}>
            {(control) => (
              <InputGroup
                {...control}
                inputRef={field}
                type="search"
                leftIcon={<Search />}
                maxLength={250}
                autoComplete="off"
                autoFocus
                value={text}
                onChange={({ target }) => setText(target.value)}
                onFocus={({ target }) => target.select()}
                onKeyDown={goToRows}
              />
            )}
          </Field>
          <Button type="submit" text="Search" />
        </form>
        <div ref={results}>
          <DataTable
            table={table}
            label="Search results"
            isLoading={isSearching}
            failure={
              notFound && {
                message: [searchFailed, notFound.message].filter(Boolean).join(' ') || undefined,
                isOfUpdate: false,
                onRetry: tryAgain,
              }
            }
            marked={selected ? rowId(selected) : null}
            empty={last === '' ? { title: 'Search to see results' } : nothingFound}
            onOpen={select}
            hasFixedRows
            {...(isSelectable && { opens: isSelectable })}
          />
        </div>
        {isCut && <p role="status">Only the first {atMost} are shown. Enter more of the name to find the others.</p>}
        <Field label={selectedLabel} error={problem === 'selection' ? noneSelected : other?.reason}>
          {({ id, ...control }) => (
            <output {...control} id={id} className={selected ? 'selected' : 'selected none'} aria-live="polite">
              {selected ? selectedText(selected) : 'None yet'}
            </output>
          )}
        </Field>
        <Failure message={failure} />
      </DialogBody>
      <DialogFooter
        actions={
          <>
            <Button text="Cancel" disabled={isBusy} onClick={onClose} />
            <span ref={action}>
              <BusyButton
                intent="primary"
                text={other?.label ?? actionLabel}
                isBusy={isBusy}
                onClick={() => void take()}
              />
            </span>
          </>
        }
      />
    </Dialog>
  );
}

/** A text that outlasts its component, such as the last search; kept until the user signs out. */
function useSessionText(name: string): [string, (text: string) => void] {
  const queries = useQueryClient();
  const queryKey = ['kept', name];
  const { data } = useQuery({
    queryKey,
    queryFn: () => '',
    initialData: '',
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
  return [data, (text) => void queries.setQueryData(queryKey, text)];
}
