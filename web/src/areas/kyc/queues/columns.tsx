// The columns of the three tabs, in the specified order.
import { type DeskColumn, momentColumn } from '@/shared/review/columns';
import { ageColumn } from '@/shared/review/triage';
import { StatusTag } from '@/ui/facts/StatusTag';
import { wordColumn } from '@/ui/table/columns/usualColumns';
import { genderLabels, labelOf, memberStatusOf } from '../codes';
import {
  counterOf,
  fullName,
  memberTypeOf,
  notApprovedWord,
  type Registration,
  reapprovalOf,
  statusDetail,
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
  width: 30,
  exportedWidth: 34,
  names: true,
};
const company: DeskColumn<Registration> = { key: 'company', title: 'Company', text: (row) => row.company, width: 27 };
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

/** A decision that is no approval is named in the cell. */
const withWord = (column: DeskColumn<Registration>): DeskColumn<Registration> => ({
  ...column,
  cell: (row) => {
    const [word, text] = [notApprovedWord(row), column.text(row)];
    return word && text ? (
      <>
        <span className="decided-word">{word}</span> {text}
      </>
    ) : (
      text
    );
  },
});

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
        <StatusTag status={statusDetail(row)} />
      </span>
    ),
    width: 22,
    exportedWidth: 12,
    wraps: true,
    decides: true,
  },
  withWord(moment('approved', 'Approved Date', (row) => row.approved_date)),
  withWord({
    key: 'approvedBy',
    title: 'Approved By',
    text: (row) => row.approved_by ?? '',
    width: 26,
    exportedWidth: 28,
  }),
  attempts,
];

export const reapprovedColumns: Columns = [
  // Here the word is beside the text: nearly every row has one, and the columns are mostly out of sight.
  ...historyColumns.map((each) =>
    each.key.startsWith('approved') ? { ...each, width: (each.width ?? 0) + 13 } : each,
  ),
  company,
  memberStatus,
  card,
  { ...moment('reapproved', 'Reapproved Date', (row) => reapprovalOf(row).at), staysAtEnd: true },
  {
    key: 'reapprovedBy',
    title: 'Reapproved By',
    text: (row) => reapprovalOf(row).by ?? '',
    width: 26,
    exportedWidth: 28,
    staysAtEnd: true,
  },
];
