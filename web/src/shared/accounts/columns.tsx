import { UNKNOWN } from '#wire/unread';
import { config } from '@/app/config';
import { StatusTag } from '@/ui/facts/StatusTag';
import { wordOf } from '@/ui/facts/statuses';
import type { Column } from '@/ui/table/columns/columns';
import { wordColumn } from '@/ui/table/columns/usualColumns';
import type { Account } from './calls';

const STATUSES = [
  { value: 'A', label: 'Active' },
  { value: 'S', label: 'Suspended' },
  { value: 'T', label: 'Terminated' },
];

const statusOf = ({ status }: Pick<Account, 'status'>) => wordOf(STATUSES, status);

/** The brand of an account: `avega` is true for the second brand. */
export const brandOf = ({ avega }: Pick<Account, 'avega'>) =>
  avega === null ? UNKNOWN : avega ? config().secondBrand : config().product;

export const AccountStatus = (account: Pick<Account, 'status'>) => <StatusTag status={statusOf(account)} />;

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
const status = wordColumn<Account>('status', 'Status', 17, statusOf);
const brand: Column<Account> = { key: 'brand', title: 'Brand', text: brandOf, width: 12 };
const contract: Column<Account> = { key: 'contract', title: 'Contract', text: (row) => row.contract, width: 16 };

export const accountColumns = [account, company, brand, status];
export const columnsWithContract = [account, contract, company, status];
