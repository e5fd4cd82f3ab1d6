// A form field that selects one of all banks: typing filters a table, and arrow keys or a click select a row.
import { InputGroup } from '@blueprintjs/core';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { type FieldPath, type FieldValues, type UseFormReturn, useController } from 'react-hook-form';
import { listFailure } from '@/app/list/ListTable';
import '@/app/select/selectDialog.css';
import { Search } from '@/ui/buttons/icons';
import { Field } from '@/ui/fields/Field';
import { DataTable } from '@/ui/table/DataTable';
import { focusRow, rowsIn } from '@/ui/table/rowFocus';
import { useDataTable } from '@/ui/table/useDataTable';
import type { TableView } from '@/ui/table/view';
import './banks.css';
import { type AccountBank, allBanksQuery, type Bank, type ContractAccount } from './calls';
import { choiceColumnsOf } from './columns';
import { banksFound, byName, codeFor } from './rules';

interface Props<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  /** Its value is the recordid of the bank; 0 while none is selected. */
  name: FieldPath<Values>;
  account: ContractAccount;
  accountBanks: AccountBank[];
  onSelected: () => void;
}

const FIRST_PAGE: TableView = { page: 1, pageSize: 5, sort: '', hide: '', open: '' };
const rowId = ({ recordid }: Bank) => String(recordid);

export function BankField<Values extends FieldValues>(props: Props<Values>) {
  const { form, name, account, accountBanks, onSelected } = props;
  const { isSecondBrand } = account;
  const { field, fieldState } = useController({ control: form.control, name });
  const [text, setText] = useState('');
  const [view, setView] = useState(FIRST_PAGE);
  /** The user pressed Enter before the banks were loaded. */
  const [isEntered, setEntered] = useState(false);
  const results = useRef<HTMLDivElement>(null);
  const all = useQuery(allBanksQuery);
  const columns = useMemo(() => {
    const inclusions = new Map(accountBanks.map(({ recordid, excl }) => [recordid, excl]));
    return choiceColumnsOf(isSecondBrand, ({ recordid }) => inclusions.get(recordid));
  }, [isSecondBrand, accountBanks]);
  const sorted = useMemo(() => byName(all.data ?? []), [all.data]);
  const rows = useMemo(() => banksFound(sorted, text, isSecondBrand), [sorted, text, isSecondBrand]);
  const table = useDataTable<Bank>({
    name: 'banks to add',
    columns,
    rows,
    rowId,
    view,
    onView: (change) => setView((before) => ({ ...before, ...change })),
  });
  const selected = sorted.find(({ recordid }) => recordid === field.value);

  const select = ({ recordid }: Bank) => {
    field.onChange(recordid);
    // Shows errors at once rather than when the form is submitted.
    void form.trigger(name);
    onSelected();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'Enter') return;
    // Otherwise Enter would submit the form.
    event.preventDefault();
    if (event.key === 'ArrowDown') focusRow(rowsIn(results.current?.querySelector('table') ?? null)[0]);
    else setEntered(text.trim() !== '');
  };
  const first = table.shown[0]?.row;
  const areOnTheirWay = !all.data && all.isFetching;
  // biome-ignore lint/correctness/useExhaustiveDependencies: selects once, as soon as the banks have loaded.
  useEffect(() => {
    if (!isEntered || areOnTheirWay) return;
    setEntered(false);
    if (first) select(first);
  }, [isEntered, areOnTheirWay, first]);

  return (
    <>
      <Field label="Bank name or code">
        {(control) => (
          <InputGroup
            {...control}
            type="search"
            leftIcon={<Search />}
            maxLength={250}
            autoComplete="off"
            autoFocus
            value={text}
            onChange={({ target }) => {
              setText(target.value);
              setView(FIRST_PAGE);
              // The earlier Enter was for the old text.
              setEntered(false);
            }}
            onKeyDown={onKeyDown}
          />
        )}
      </Field>
      <div ref={results} className="bank-choice">
        <DataTable
          table={table}
          label="Available banks"
          isLoading={all.isPending}
          failure={listFailure(all)}
          empty={sorted.length > 0 ? { title: 'No matches' } : { title: 'No banks' }}
          onOpen={select}
          hasFixedRows
          marked={selected ? rowId(selected) : null}
        />
      </div>
      <Field label="Selected Bank" error={fieldState.error?.message}>
        {({ id, ...control }) => (
          <output {...control} id={id} className={selected ? 'selected' : 'selected none'} aria-live="polite">
            {selected ? `${codeFor(isSecondBrand, selected)} – ${selected.bankname}` : 'None yet'}
          </output>
        )}
      </Field>
    </>
  );
}
