import { expect, it } from 'vitest';
import type { User } from '@/app/session/store';
import { user } from '@/app/testing';
import * as review from '@/shared/review/case/transitions';
import { decisionText, historyFacts } from '@/shared/review/caseType';
import { fitsText } from '@/shared/review/filters';
import { registrations } from './caseType';
import {
  counterOf,
  fullName,
  lastDecision,
  mobileOf,
  notApprovedWord,
  type Registration,
  reapprovalOf,
  searchedText,
  statusDetail,
  statusLabel,
  tabOf,
} from './registration';
import { registration } from './testing';

const reviewer = user({ department: 'INT APD' });
const { isVisibleTo } = registrations;

const actionsIn = (tab: 'pending' | 'history' | 'reapproved', row: Registration) =>
  review.actionsIn(registrations, tab, row).map(({ action }) => action);

function objectionTo(wanted: 'approve' | 'reapprove', row: Registration, person: User) {
  const transition = registrations.transitions.find(({ action }) => action === wanted);
  if (!transition) throw new Error(wanted);
  return review.objectionTo(registrations, transition, row, person);
}

it.each([
  ['W', 'pending', ['disapprove', 'approve']],
  ['U', 'pending', ['disapprove', 'approve']],
  ['Z', 'pending', ['disapprove', 'approve']],
  ['A', 'history', []],
  ['D', 'history', ['reapprove']],
  ['D', 'reapproved', ['reapprove']],
  ['T', 'history', []],
] as const)('status %s in the tab %s allows %j', (status, tab, actions) =>
  expect(actionsIn(tab, registration({ status, is_for_reapprove: true }))).toEqual(actions),
);

it('offers no reapproval unless it is open for it', () => {
  const closed = registration({ status: 'D', is_for_reapprove: false });
  expect(actionsIn('history', closed)).toEqual([]);
  expect(objectionTo('reapprove', closed, reviewer)).toBe('This application cannot be reapproved.');
});

it('only pending registrations can be decided', () => {
  for (const status of ['W', 'U', 'P', 'S', 'Z'])
    expect(objectionTo('approve', registration({ status }), reviewer)).toBeUndefined();
  for (const status of ['A', 'D', 'T'])
    expect(objectionTo('approve', registration({ status }), reviewer)).toMatch(/^This application is already \w+\.$/);
  for (const approved_date of ['1900-01-01T00:00:00', '0001-01-01T00:00:00', '', 'soon'])
    expect(objectionTo('approve', registration({ status: 'Waiting', approved_date }), reviewer)).toBeUndefined();
  const unknown = registration({ status: 'Z', approved_date: '2026-11-20T10:00:00' });
  expect(objectionTo('approve', unknown, reviewer)).toBe('This application is already decided.');
});

it('a waiting registration is pending, whatever earlier decision its row still names', () => {
  const again = registration({ approved_by: 'ana@lumina.example', approved_date: '2019-03-02T10:00:00' });
  expect(tabOf(again)).toBe('pending');
  expect(objectionTo('approve', again, reviewer)).toBeUndefined();
  expect(decisionText(registrations, again)).toBe('');
});

it('shows the first brand to INT APD, and the second to everybody else', () => {
  const second = registration({ avegatag: true });
  expect(isVisibleTo(reviewer)(second)).toBe(false);
  expect(objectionTo('approve', second, reviewer)).toBe('The application belongs to the other brand.');
  for (const department of ['AVG APD', 'MIS IT', 'INT MRKTG'] as const) {
    expect(isVisibleTo(user({ department }))(second)).toBe(true);
    expect(isVisibleTo(user({ department }))(registration())).toBe(false);
  }
});

it.each([
  ['A', false, 'Approved'],
  ['A', true, 'Reapproved'],
  ['D', false, 'Disapproved'],
  ['T', false, 'Terminated'],
  ['W', false, 'Waiting'],
  ['Z', false, 'Waiting'],
])('status %s, reapproved %s: %s', (status, is_reapprove, label) =>
  expect(statusLabel({ status, is_reapprove })).toBe(label),
);

it.each([
  ['A', {}, '', ''],
  ['D', {}, '', 'Disapproved'],
  ['D', { is_for_reapprove: true }, 'For reapproval', 'Disapproved'],
  ['T', {}, '', 'Terminated'],
  ['U', {}, 'Under-Process', 'Decided'],
  ['Z', {}, 'Code Z', 'Decided'],
  ['A', { is_reapprove: true }, '', 'Reapproved'],
  ['A', { is_reapprove: true, reapproved_by: 'ana@lumina.example' }, '', 'Disapproved'],
])(
  'decided with status %s %j: beside the label %j, beside the date of the approval %j',
  (status, differing, ...told) => {
    const row = registration({ status, approved_date: '2026-11-20T10:00:00', ...differing });
    expect([statusDetail(row), notApprovedWord(row)]).toEqual(told);
  },
);

it('formats the number and names of a registration', () => {
  expect(counterOf(registration())).toBe('00412');
  expect(fullName(registration({ middlename: '' }))).toBe('MARÍA CLARA PEÑAFLOR');
  expect(mobileOf(registration())).toBe('+63 9171234567');
  expect(mobileOf(registration({ mobileno: '' }))).toBe('');
});

it('a registration belongs to one tab', () => {
  const approved = registration({ status: 'A', approved_date: '2026-11-20T10:00:00' });
  const reapproved = registration({ status: 'A', approved_date: '2026-11-20T10:00:00', is_reapprove: true });
  expect([registration(), approved, reapproved].map(tabOf)).toEqual(['pending', 'history', 'reapproved']);
});

it('a decided registration is in a history even if the server does not say when it was decided', () => {
  const tabs = ['A', 'D', 'T', 'W', 'Z'].map((status) => tabOf(registration({ status })));
  expect(tabs).toEqual(['history', 'history', 'history', 'pending', 'pending']);
  expect(tabOf(registration({ status: 'A', is_reapprove: true }))).toBe('reapproved');
});

it('a reapproval without fields of its own is told by those of the approval', () => {
  const approval = { approved_by: 'jose.reyes@lumina.example', approved_date: '2026-11-20T10:00:00' };
  const first = { by: approval.approved_by, at: approval.approved_date };
  const reapproved = registration({ ...approval, status: 'A', is_reapprove: true });
  expect([lastDecision(reapproved), reapprovalOf(reapproved)]).toEqual([first, first]);
  const own = { by: 'ana@lumina.example', at: '2026-11-21T09:00:00' };
  const dated = { ...reapproved, reapproved_by: own.by, reapproved_date: own.at };
  expect([lastDecision(dated), reapprovalOf(dated)]).toEqual([own, own]);
  // One person's decision must not get the time of another one.
  expect(lastDecision({ ...dated, reapproved_date: null })).toEqual({ by: own.by, at: null });
  const disapproved = registration({ ...approval, status: 'D' });
  expect([lastDecision(disapproved), reapprovalOf(disapproved)]).toEqual([first, { by: null, at: null }]);
});

it('a history says what happened, by whom and when; a reapproval hides neither the disapproval nor its remarks', () => {
  const by = { approved_by: 'jose.reyes@lumina.example', approved_date: '2026-11-20T10:00:00' };
  const waiting = [
    ['Posted', '11/18/2026 8:41 AM'],
    ['Email verified', '11/18/2026 8:55 AM'],
  ];
  const told = (differing: Partial<Registration>) => historyFacts(registrations, registration(differing));
  expect(told({})).toEqual(waiting);
  expect(told({ regcount: 3, email_verdate: null })).toEqual([
    ['Posted', '11/18/2026 8:41 AM · attempt 3'],
    ['Email verified', '–'],
  ]);
  const decision = 'by jose.reyes@lumina.example at 11/20/2026 10:00 AM';
  expect(told(by)).toEqual([['Decided before', decision], ...waiting]);
  expect(told({ ...by, status: 'Z' }).at(-1)).toEqual(['Decided', decision]);
  const reapproved = { ...by, status: 'A', is_reapprove: true, remarks: 'Blurred ID' };
  const named = { ...reapproved, reapproved_by: 'ana@lumina.example', reapproved_date: '2026-11-21T09:00:00' };
  expect(told(named).slice(2)).toEqual([
    ['Disapproved', decision],
    ['Reapproved', 'by ana@lumina.example at 11/21/2026 9:00 AM'],
  ]);
  expect(registrations.remarksOf(registration(named))).toBe('Blurred ID');
  // A server without fields for a reapproval has written it over the disapproval.
  expect(told(reapproved).slice(2)).toEqual([
    ['Disapproved', '–'],
    ['Reapproved', decision],
  ]);
});

it.each([
  ['penaflor', true],
  ['clara peñaflor', true],
  ['10002000', true],
  ['00412', true],
  ['bayanihan', false],
  ['maria x', false],
])('the text %j finds it by name, account or counter: %s', (text, found) =>
  expect(fitsText(searchedText, text)(registration())).toBe(found),
);
