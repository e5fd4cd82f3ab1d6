import { wordOf } from '@/ui/facts/statuses';
import type { Column } from '@/ui/table/columns/columns';
import { wordColumn } from '@/ui/table/columns/usualColumns';
import type { Bank, Inclusion } from './calls';
import { codeFor, isAdded, type ListedBank } from './rules';

const WORDS = [
  { value: 'I', label: 'Included' },
  { value: 'X', label: 'Excluded' },
];

/** The columns that identify a bank. */
const bankColumns = <Row extends Bank>(isSecondBrand: boolean | null, wraps: boolean): Column<Row>[] => [
  { key: 'code', title: 'Bank Code', text: (row) => codeFor(isSecondBrand, row), width: 15 },
  { key: 'name', title: 'Bank Name', text: ({ bankname }) => bankname, width: 46, wraps },
  { key: 'swift', title: 'Swift Code', text: ({ swiftcode }) => swiftcode, width: 16 },
];

export const columnsOf = (isSecondBrand: boolean | null): Column<ListedBank>[] => [
  ...bankColumns<ListedBank>(isSecondBrand, true),
  wordColumn('status', 'Status', 17, (bank) => (isAdded(bank) ? wordOf(WORDS, bank.excl) : '')),
];

/**
 * All banks, with the account's setting for those that it has. Rows do not wrap, so that nothing moves while the user
 * types.
 */
export const choiceColumnsOf = (
  isSecondBrand: boolean | null,
  inclusionOf: (bank: Bank) => Inclusion | undefined,
): Column<Bank>[] => [
  ...bankColumns<Bank>(isSecondBrand, false),
  wordColumn('there', 'Status', 17, (bank) => {
    const excl = inclusionOf(bank);
    return excl ? wordOf(WORDS, excl) : '';
  }),
];
