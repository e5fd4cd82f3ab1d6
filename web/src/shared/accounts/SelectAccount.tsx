import { SelectDialog, type SelectDialogProps } from '@/app/select/SelectDialog';
import { type Account, FOUND_AT_MOST, findAccounts } from './calls';
import { accountColumns } from './columns';

/** An account may have several contracts, each with a row of its own. */
const rowId = ({ acct, contract }: Account) => `${acct} ${contract}`;
const inWords = ({ acct, company }: Account) => `${acct} – ${company}`;

/** Overrides for screens that use another call or other columns than the usual search. */
type Props = Pick<SelectDialogProps<Account>, 'actionLabel' | 'instead' | 'failure' | 'onSelect' | 'onClose'> &
  Partial<Pick<SelectDialogProps<Account>, 'title' | 'ask' | 'columns' | 'noneSelected' | 'searchFailed'>>;

/** A dialog to select one of all corporate accounts. */
export function SelectAccount(props: Props) {
  const { title = 'Select Account', ask = findAccounts, columns = accountColumns, ...rest } = props;
  return (
    <SelectDialog
      noneSelected="No selected company."
      {...rest}
      title={title}
      name="accounts"
      source={ask === findAccounts ? 'companies' : 'both'}
      searchLabel="Corporate account or company name"
      ask={ask}
      columns={columns}
      rowId={rowId}
      selectedLabel="Selected Account"
      selectedText={inWords}
      nothingFound={{
        title: 'Error no account gathered.',
        description: "Search for part of the company's name, or for the full account code.",
      }}
      atMost={FOUND_AT_MOST}
    />
  );
}
