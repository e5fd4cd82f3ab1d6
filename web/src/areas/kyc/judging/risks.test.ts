import { expect, it } from 'vitest';
import type { CompanyRecord } from '../registration';
import { coreMember, registration } from '../testing';
import { compareRegistration } from './comparison';
import { risksOf } from './risks';

const file = { path: 'x' };
const record = (member_status: string): CompanyRecord => ({
  accountno: '1',
  company: 'Bayanihan Foods',
  member_status,
  issued_date: '',
  reference_date: '',
  renewal_date: '',
  end_date: '',
  term_date: '',
});

const calm = {
  registration: registration(),
  comparisons: compareRegistration(registration(), coreMember()),
  issue: null,
  company: record('A'),
  files: { selfie: file, id: file },
  hasNoCard: false,
};
const texts = (differing: Partial<Parameters<typeof risksOf>[0]>) =>
  risksOf({ ...calm, ...differing }).map(({ kind, text }) => `${kind}: ${text}`);

it('an active member whose record is the same has no risk', () =>
  expect(texts({})).toEqual(['good: Member status: Active']));

it.each([
  ['T', 'bad: Member status: Terminated'],
  ['S', 'bad: Member status: Suspended'],
  ['W', 'waiting: Member status: Waiting'],
  ['X', 'warning: Member status: X (unknown code)'],
])('member status %s of the company: %s', (status, text) => expect(texts({ company: record(status) })).toEqual([text]));

it.each([null, record('')])(
  'without a status in the record %j, that of the queue counts, and is told as such',
  (company) => {
    const of = (member_status: string) => texts({ ...calm, registration: registration({ member_status }), company });
    expect(of('A')).toEqual(['warning: Member status in the queue: Active']);
    expect(of('T')).toEqual(['bad: Member status in the queue: Terminated']);
    expect(of('')).toEqual(['warning: Member status unknown']);
  },
);

it('reports an unknown member status, but not while it is loading', () => {
  expect(texts({ ...calm, company: 'failed' })).toEqual(['warning: Member status unknown']);
  expect(texts({ ...calm, company: undefined, comparisons: null, files: undefined })).toEqual([]);
});

it('a member status that could not be looked up is serious, and says what the queue has', () => {
  const risk = risksOf({ ...calm, registration: registration({ member_status: 'T' }), company: 'failed' })[0];
  expect(risk).toMatchObject({ text: 'Member status unknown', isSerious: true });
  expect(risk?.why).toContain('In the queue it is Terminated.');
  expect(risksOf({ ...calm, company: null, registration: registration({ member_status: '' }) })[0]?.isSerious).toBe(
    undefined,
  );
});

it("a company's record that could not be seen is serious, with the reason", () => {
  const issue = 'Issue #KA102 On hold';
  const unseen = { kind: 'bad', text: 'Company record could not be loaded', why: issue, isUnseen: true };
  expect(risksOf({ ...calm, comparisons: null, issue })).toContainEqual(unseen);
});

it('explains only an unknown status code', () => {
  const why = (status: string) => risksOf({ ...calm, company: record(status) })[0]?.why;
  expect(why('X')).toMatch(/an unknown status code/);
  expect(why('T')).toBeUndefined();
});

it('a second attempt is a warning, a third is bad', () => {
  expect(texts({ registration: registration({ regcount: 2 }) })).toContain('warning: 2 attempts');
  expect(texts({ registration: registration({ regcount: 3 }) })).toContain('bad: 3 attempts');
});

it('counts differences and missing values', () => {
  const one = registration({ lastname: 'OTHER', employee_id: '', regcount: 3 });
  const comparisons = compareRegistration(one, coreMember());
  expect(texts({ registration: one, comparisons, hasNoCard: true })).toEqual([
    'good: Member status: Active',
    'bad: 1 field differs',
    'bad: 1 field not submitted',
    'warning: No card number',
    'bad: 3 attempts',
  ]);
  expect(texts({ ...calm, files: { selfie: null, id: null } })).toEqual([
    'good: Member status: Active',
    'bad: No selfie',
    'bad: No government ID',
  ]);
});
