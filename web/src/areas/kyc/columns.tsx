// The columns of the three tabs, in the specified order.
import { exportedDay, shownMoment } from '@/ui/days';
import { StatusTag } from '@/ui/StatusTag';
import type { Column } from '@/ui/table/columns';
import { genderLabels, labelOf, memberStatusLabels } from './codes';
import { counterOf, fullName, memberTypeOf, type Registration, statusKind, statusLabel } from './registration';

export interface DeskColumn extends Column<Registration> {
  /** The text in an exported file, where it differs: dates have another format there. */
  exported?: (registration: Registration) => string;
}

const moment = (key: string, title: string, dateOf: (row: Registration) => string | null): DeskColumn => ({
  key,
  title,
  text: (row) => shownMoment(dateOf(row)),
  sortBy: (row) => dateOf(row) ?? '',
  exported: (row) => exportedDay(dateOf(row)),
  width: 14,
});

const counter: DeskColumn = { key: 'counter', title: 'Counter', text: counterOf, width: 10 };
const account: DeskColumn = { key: 'account', title: 'Account Number', text: (row) => row.accountno, width: 18 };
const name: DeskColumn = {
  key: 'name',
  title: 'Full Name',
  text: fullName,
  width: 34,
};
const company: DeskColumn = { key: 'company', title: 'Company', text: (row) => row.company, width: 30 };
const memberStatus: DeskColumn = {
  key: 'memberStatus',
  title: 'Member Status',
  text: (row) => labelOf(memberStatusLabels, row.member_status),
  width: 14,
};
const card: DeskColumn = { key: 'card', title: 'Card Number', text: (row) => row.cardno, width: 18 };
const gender: DeskColumn = {
  key: 'gender',
  title: 'Gender',
  text: (row) => labelOf(genderLabels, row.gender),
  width: 9,
};
const employee: DeskColumn = { key: 'employee', title: 'Employee ID', text: (row) => row.employee_id, width: 14 };
const memberType: DeskColumn = { key: 'memberType', title: 'Member Type', text: memberTypeOf, width: 12 };
const attempts: DeskColumn = {
  key: 'attempts',
  title: 'Registration Attempts',
  text: (row) => String(row.regcount),
  sortBy: (row) => row.regcount,
  numeric: true,
  width: 12,
};

export const pendingColumns: DeskColumn[] = [
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
  attempts,
];

export const historyColumns: DeskColumn[] = [
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
    cell: (row) => <StatusTag kind={statusKind(row)} text={statusLabel(row)} />,
    width: 12,
  },
  moment('approved', 'Approved Date', (row) => row.approved_date),
  { key: 'approvedBy', title: 'Approved By', text: (row) => row.approved_by ?? '', width: 28 },
  attempts,
];

export const reapprovedColumns: DeskColumn[] = [
  ...historyColumns,
  company,
  memberStatus,
  card,
  moment('reapproved', 'Reapproved Date', (row) => row.reapproved_date),
  { key: 'reapprovedBy', title: 'Reapproved By', text: (row) => row.reapproved_by ?? '', width: 28 },
];
