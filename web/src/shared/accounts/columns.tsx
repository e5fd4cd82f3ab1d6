import { config } from '@/app/config';
import { type StatusKind, StatusTag } from '@/ui/StatusTag';
import type { Column } from '@/ui/table/columns';
import type { Account } from './calls';

const STATUSES: Record<Account['status'], { text: string; kind: StatusKind }> = {
  A: { text: 'Active', kind: 'good' },
  S: { text: 'Suspended', kind: 'bad' },
  T: { text: 'Terminated', kind: 'off' },
};

/** Of an account: true is the second brand. */
export const brandOf = ({ avega }: Pick<Account, 'avega'>) => (avega ? config().secondBrand : config().product);

export function AccountStatus({ status }: Pick<Account, 'status'>) {
  return <StatusTag {...STATUSES[status]} />;
}

const account: Column<Account> = {
  key: 'account',
  title: 'Corporate Account',
  text: ({ acct }) => acct,
  width: 17,
};
const company: Column<Account> = {
  key: 'company',
  title: 'Company',
  text: (row) => row.company,
  width: 34,
  wraps: true,
};
const status: Column<Account> = {
  key: 'status',
  title: 'Status',
  text: (row) => STATUSES[row.status].text,
  cell: (row) => <AccountStatus status={row.status} />,
  width: 17,
};
const brand: Column<Account> = { key: 'brand', title: 'Brand', text: brandOf, width: 12 };
const contract: Column<Account> = { key: 'contract', title: 'Contract', text: (row) => row.contract, width: 16 };

export const accountColumns = [account, company, brand, status];
export const columnsWithContract = [account, contract, company, status];
