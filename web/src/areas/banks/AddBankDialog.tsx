import { InputGroup } from '@blueprintjs/core';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { type FieldPath, type FieldValues, type UseFormReturn, useController, useForm } from 'react-hook-form';
import { listFailure } from '@/app/list/ListTable';
import { useSave } from '@/app/saving/useSave';
import { Search } from '@/ui/buttons/pageIcons';
import { FormDialog } from '@/ui/dialogs/FormDialog';
import { PROCEED } from '@/ui/dialogs/question';
import { Field } from '@/ui/fields/Field';
import { SelectField } from '@/ui/fields/SelectField';
import { Failure } from '@/ui/messages/Failure';
import { DataTable } from '@/ui/table/DataTable';
import { focusRow, rowsIn } from '@/ui/table/rows';
import { useDataTable } from '@/ui/table/useDataTable';
import type { TableView } from '@/ui/table/view';
import {
  type AccountBank,
  accountBanksQuery,
  addAccountBank,
  allBanksQuery,
  type Bank,
  type ContractAccount,
  type Inclusion,
} from './calls';
import { choiceColumnsOf } from './columns';
import { additionSchema, banksFound, byName, codeFor, consequence, INCLUDE } from './rules';
import '@/app/select/selectDialog.css';
import './banks.css';

interface BankFieldProps<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  /** Its value is the recordid of the bank; 0 while none is selected. */
  name: FieldPath<Values>;
  account: ContractAccount;
  accountBanks: AccountBank[];
  onSelected: () => void;
}

const FIRST_PAGE: TableView = { page: 1, pageSize: 5, sort: '', hide: '', open: '' };
const rowId = ({ recordid }: Bank) => String(recordid);

/** A form field that selects one of all banks: typing filters a table, and arrow keys or a click select a row. */
function BankField<Values extends FieldValues>(props: BankFieldProps<Values>) {
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

interface Props {
  account: ContractAccount;
  accountBanks: AccountBank[];
  /** Chosen before the dialog opened. */
  selected?: Bank;
  onClose: () => void;
}

export default function AddBankDialog({ account, accountBanks, selected, onClose }: Props) {
  const form = useForm({
    resolver: valibotResolver(additionSchema(accountBanks)),
    defaultValues: { bankcodeandswiftcodeRecID: selected?.recordid ?? 0, excl: 'I' as Inclusion },
  });
  const all = useQuery(allBanksQuery);
  const { save, failure } = useSave({
    form,
    refresh: accountBanksQuery(account).queryKey,
    success: 'Bank successfully added.',
    asks: ({ bankcodeandswiftcodeRecID, excl }) => {
      const bank = all.data?.find(({ recordid }) => recordid === bankcodeandswiftcodeRecID);
      return { ...PROCEED, text: consequence(bank, account, excl) };
    },
    send: (fields, agreed) => addAccountBank(agreed, account, fields),
    onSaved: onClose,
  });
  return (
    <FormDialog title="Add Bank" className="wide-dialog select-dialog" form={form} onSubmit={save} onClose={onClose}>
      <Failure message={failure} />
      <BankField
        form={form}
        name="bankcodeandswiftcodeRecID"
        account={account}
        accountBanks={accountBanks}
        // Focuses the next field, where Enter submits the form as usual.
        onSelected={() => form.setFocus('excl')}
      />
      <SelectField form={form} name="excl" label="Include Bank" options={INCLUDE} />
    </FormDialog>
  );
}
