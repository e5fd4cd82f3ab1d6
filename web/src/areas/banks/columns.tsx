import { StatusTag } from '@/ui/StatusTag';
import type { Column } from '@/ui/table/columns';
import type { AccountBank, Bank, Inclusion } from './calls';
import { codeFor } from './rules';

const WORDS: Record<Inclusion, string> = { I: 'Included', X: 'Excluded' };

function InclusionTag({ excl }: Pick<AccountBank, 'excl'>) {
  return <StatusTag kind={excl === 'I' ? 'good' : 'off'} text={WORDS[excl]} />;
}

/** Which bank it is. */
const bankColumns = <Row extends Bank>(isSecondBrand: boolean, wraps: boolean): Column<Row>[] => [
  { key: 'code', title: 'Bank Code', text: (row) => codeFor(isSecondBrand, row), width: 15 },
  { key: 'name', title: 'Bank Name', text: ({ bankname }) => bankname, width: 46, wraps },
  { key: 'swift', title: 'Swift Code', text: ({ swiftcode }) => swiftcode, width: 16 },
];

export const columnsOf = (isSecondBrand: boolean): Column<AccountBank>[] => [
  ...bankColumns<AccountBank>(isSecondBrand, true),
  {
    key: 'status',
    title: 'Status',
    text: ({ excl }) => WORDS[excl],
    cell: (row) => <InclusionTag excl={row.excl} />,
    width: 17,
  },
];

/** Of all banks, with how the account has those that it has. Each is one line high: nothing moves while somebody types. */
export const choiceColumnsOf = (
  isSecondBrand: boolean,
  inclusionOf: (bank: Bank) => Inclusion | undefined,
): Column<Bank>[] => [
  ...bankColumns<Bank>(isSecondBrand, false),
  {
    key: 'there',
    title: 'Status',
    text: (bank) => {
      const excl = inclusionOf(bank);
      return excl ? WORDS[excl] : '';
    },
    cell: (bank) => {
      const excl = inclusionOf(bank);
      return excl && <InclusionTag excl={excl} />;
    },
    width: 17,
  },
];
