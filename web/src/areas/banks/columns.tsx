import type { Column } from '@/ui/table/columns/columns';
import { wordColumn } from '@/ui/table/columns/statusColumn';
import type { Bank, Inclusion } from './calls';
import { codeFor, isAdded, type ListedBank } from './rules';

const WORDS: Record<Inclusion, string> = { I: 'Included', X: 'Excluded' };

/** The columns that identify a bank. */
const bankColumns = <Row extends Bank>(isSecondBrand: boolean, wraps: boolean): Column<Row>[] => [
  { key: 'code', title: 'Bank Code', text: (row) => codeFor(isSecondBrand, row), width: 15 },
  { key: 'name', title: 'Bank Name', text: ({ bankname }) => bankname, width: 46, wraps },
  { key: 'swift', title: 'Swift Code', text: ({ swiftcode }) => swiftcode, width: 16 },
];

export const columnsOf = (isSecondBrand: boolean): Column<ListedBank>[] => [
  ...bankColumns<ListedBank>(isSecondBrand, true),
  wordColumn('status', 'Status', 17, (bank) => (isAdded(bank) ? WORDS[bank.excl] : '')),
];

/**
 * All banks, with the account's setting for those that it has. Rows do not wrap, so that nothing moves while the user
 * types.
 */
export const choiceColumnsOf = (
  isSecondBrand: boolean,
  inclusionOf: (bank: Bank) => Inclusion | undefined,
): Column<Bank>[] => [
  ...bankColumns<Bank>(isSecondBrand, false),
  wordColumn('there', 'Status', 17, (bank) => {
    const excl = inclusionOf(bank);
    return excl ? WORDS[excl] : '';
  }),
];
