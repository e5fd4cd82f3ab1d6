// The columns of both tabs.

import { decisionText } from '@/shared/review/caseType';
import { type DeskColumn, momentColumn } from '@/shared/review/columns';
import { ageColumn } from '@/shared/review/triage';
import { StatusTag } from '@/ui/facts/StatusTag';
import { exportedDay, shownDay } from '@/ui/texts/days';
import {
  type Application,
  bankLabel,
  counterOf,
  fullName,
  genderOf,
  lacksBankDetails,
  mobileOf,
  roleOf,
  statusLabel,
} from './application';
import { applications } from './caseType';

type Columns = DeskColumn<Application>[];

const moment = momentColumn<Application>;

const counter = { key: 'counter', title: 'Counter', text: counterOf, width: 10 };
const posted = moment('posted', 'Posted Date', (row) => row.Posted_date);
const name = { key: 'name', title: 'Full Name', text: fullName, width: 40, exportedWidth: 34, names: true };
const role = { key: 'role', title: 'Role', text: roleOf, width: 12 };

const common: Columns = [
  { key: 'type', title: 'Doctor Type', text: (row) => row.DrType, width: 22 },
  { key: 'prc', title: 'PRC Number', text: (row) => row.PRCnumber, width: 12 },
  { key: 'code', title: 'Doctor Code', text: (row) => row.DrCode, width: 12 },
  { key: 'email', title: 'Email', text: (row) => row.Email, width: 30 },
];

export const pendingColumns: Columns = [
  counter,
  posted,
  moment('verified', 'Verification Date', (row) => row.verification_date),
  name,
  role,
  ...common,
  { key: 'mobile', title: 'Contact Number', text: mobileOf, width: 16 },
  { key: 'gender', title: 'Gender', text: genderOf, width: 9 },
  {
    key: 'birthdate',
    title: 'Birthdate',
    text: (row) => shownDay(row.Birthdate),
    sortBy: (row) => row.Birthdate,
    exported: (row) => exportedDay(row.Birthdate),
    width: 12,
  },
  {
    key: 'attempts',
    title: 'Attempts',
    text: (row) => (row.is_reapprove ? 'Again' : 'First'),
    width: 10,
    staysAtEnd: true,
  },
  ageColumn<Application>((row) => row.Posted_date),
];

const statusText = (row: Application) => [statusLabel(row), decisionText(applications, row)].filter(Boolean).join(' ');

export const historyColumns: Columns = [
  counter,
  name,
  {
    key: 'status',
    title: 'Status',
    text: statusLabel,
    // In a file one column has the whole decision. The screen has separate columns for who decided and when, which can
    // be sorted.
    exported: statusText,
    cell: (row) => <StatusTag status={statusLabel(row)} />,
    width: 22,
    exportedWidth: 48,
    decides: true,
  },
  { key: 'decidedBy', title: 'Decided By', text: (row) => row.Approvedby ?? '', width: 32, exportedWidth: 28 },
  moment('decided', 'Decided Date', (row) => row.Approveddate),
  {
    key: 'bank',
    title: 'Bank Details',
    text: bankLabel,
    cell: (row) => (lacksBankDetails(row) ? <StatusTag status={bankLabel(row)} /> : bankLabel(row)),
    width: 16,
    exportedWidth: 12,
  },
  role,
  ...common,
  posted,
];
