import { config } from '@/app/config';
import { type StatusKind, StatusTag } from '@/ui/StatusTag';
import type { Column } from '@/ui/table/columns';
import type { Account } from './calls';

const STATUSES: Record<string, { text: string; kind: StatusKind }> = {
  A: { text: 'Active', kind: 'good' },
  S: { text: 'Suspended', kind: 'bad' },
  T: { text: 'Terminated', kind: 'off' },
};

/** A code that is not in the table is shown as it is. */
const statusOf = (code: string) => STATUSES[code] ?? { text: code, kind: 'off' as const };

/** Of an account: true is the second brand. */
export const brandOf = ({ avega }: Pick<Account, 'avega'>) => (avega ? config().secondBrand : config().product);

export function AccountStatus({ status }: Pick<Account, 'status'>) {
  return status === '' ? null : <StatusTag {...statusOf(status)} />;
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
  text: (row) => statusOf(row.status).text,
  cell: (row) => <AccountStatus status={row.status} />,
  width: 17,
};
const brand: Column<Account> = { key: 'brand', title: 'Brand', text: brandOf, width: 12 };
const contract: Column<Account> = { key: 'contract', title: 'Contract', text: (row) => row.contract, width: 16 };

export const accountColumns = [account, company, brand, status];
export const columnsWithContract = [account, contract, company, status];
