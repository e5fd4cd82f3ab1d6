import { expect, it } from 'vitest';
import type { CompanyRecord } from '../registration';
import { coreMember, registration } from '../testing';
import { profileFacts, type Records } from './profile';

const company: CompanyRecord = {
  accountno: '1000200030004',
  company: 'Bayanihan Foods Corporation',
  member_status: 'S',
  issued_date: '02/01/2024',
  renewal_date: '01/15/2027',
  reference_date: '',
  end_date: '01/14/2027',
  term_date: '',
};

const profile = (records: Partial<Records>) =>
  Object.fromEntries(profileFacts(registration(), { core: coreMember(), company, ...records }));

it('combines both systems, and takes a missing status and missing dates from the registration', () => {
  expect(profile({})).toMatchObject({
    Account: coreMember().acct,
    'Member Status': 'Suspended',
    'Renewal Date': '01/15/2027',
    'Reference Date': '01/15/2024',
    'Term Date': '',
  });
  for (const without of [null, { ...company, member_status: '' }])
    expect(profile({ company: without })).toMatchObject({ 'Member Status': 'Active', 'Renewal Date': '01/15/2027' });
});

it('marks values of a failed system as not known, and shows those of the other', () => {
  expect(profile({ company: 'failed' })).toMatchObject({
    Account: coreMember().acct,
    'Member Status': 'Not known',
    'Renewal Date': 'Not known',
    'Term Date': 'Not known',
  });
  expect(profile({ core: 'failed' })).toMatchObject({ Account: 'Not known', 'Member Status': 'Suspended' });
});

it('marks values of a system as loading until it answers', () => {
  expect(profile({ core: undefined, company: undefined })).toMatchObject({
    Gender: 'Loading …',
    'Member Status': 'Loading …',
    'Issued Date': 'Loading …',
  });
});
