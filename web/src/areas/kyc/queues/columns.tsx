// The columns of the three tabs, in the specified order.
import { type DeskColumn, momentColumn } from '@/shared/review/columns';
import { ageColumn } from '@/shared/review/triage';
import { StatusTag } from '@/ui/facts/StatusTag';
import { wordColumn } from '@/ui/table/columns/statusColumn';
import { genderLabels, labelOf, memberStatusOf } from '../codes';
import {
  counterOf,
  fullName,
  isForReapproval,
  memberTypeOf,
  type Registration,
  reapprovalOf,
  statusLabel,
} from '../registration';

type Columns = DeskColumn<Registration>[];

const moment = momentColumn<Registration>;

const counter: DeskColumn<Registration> = { key: 'counter', title: 'Counter', text: counterOf, width: 10 };
const account: DeskColumn<Registration> = {
  key: 'account',
  title: 'Account Number',
  text: (row) => row.accountno,
  width: 18,
};
const name: DeskColumn<Registration> = {
  key: 'name',
  title: 'Full Name',
  text: fullName,
  width: 40,
  exportedWidth: 34,
  names: true,
};
const company: DeskColumn<Registration> = { key: 'company', title: 'Company', text: (row) => row.company, width: 30 };
const memberStatus: DeskColumn<Registration> = {
  ...wordColumn<Registration>('memberStatus', 'Member Status', 20, ({ member_status }) =>
    memberStatusOf(member_status),
  ),
  exportedWidth: 14,
};
const card: DeskColumn<Registration> = { key: 'card', title: 'Card Number', text: (row) => row.cardno, width: 18 };
const gender: DeskColumn<Registration> = {
  key: 'gender',
  title: 'Gender',
  text: (row) => labelOf(genderLabels, row.gender),
  width: 9,
};
const employee: DeskColumn<Registration> = {
  key: 'employee',
  title: 'Employee ID',
  text: (row) => row.employee_id,
  width: 14,
};
const memberType: DeskColumn<Registration> = { key: 'memberType', title: 'Member Type', text: memberTypeOf, width: 12 };
const attempts: DeskColumn<Registration> = {
  key: 'attempts',
  title: 'Registration Attempts',
  text: (row) => String(row.regcount ?? ''),
  sortBy: (row) => row.regcount ?? 0,
  numeric: true,
  width: 12,
};

export const pendingColumns: Columns = [
  counter,
  moment('posted', 'Posted Date', (row) => row.posted_date),
  moment('verified', 'Email Verification Date', (row) => row.email_verdate),
  account,
  name,
  company,
  memberStatus,
  card,
  gender,
  employee,
  memberType,
  ageColumn<Registration>((row) => row.posted_date),
  { ...attempts, staysAtEnd: true },
];

export const historyColumns: Columns = [
  counter,
  account,
  name,
  gender,
  employee,
  memberType,
  {
    key: 'status',
    title: 'Status',
    text: statusLabel,
    cell: (row) => (
      <span className="decided-status">
        <StatusTag status={statusLabel(row)} />
        {isForReapproval(row) && <StatusTag status="For reapproval" />}
      </span>
    ),
    width: 30,
    exportedWidth: 12,
  },
  moment('approved', 'Approved Date', (row) => row.approved_date),
  { key: 'approvedBy', title: 'Approved By', text: (row) => row.approved_by ?? '', width: 32, exportedWidth: 28 },
  attempts,
];

export const reapprovedColumns: Columns = [
  ...historyColumns,
  company,
  memberStatus,
  card,
  moment('reapproved', 'Reapproved Date', (row) => reapprovalOf(row).at),
  {
    key: 'reapprovedBy',
    title: 'Reapproved By',
    text: (row) => reapprovalOf(row).by ?? '',
    width: 32,
    exportedWidth: 28,
  },
];
