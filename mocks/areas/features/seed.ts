// The features of the member app, and which of them accounts may not use, or might not once.
import type { components } from '#contract';
import { corporateAccounts } from '../accounts/seed';
import { USUAL } from '../accounts/state';
import { REPEATED, SEVERAL } from './fixtures';

type Schemas = components['schemas'];
export type Feature = Schemas['Feature'];
/** Each of its numbers counts something else: whoever confuses them finds nothing. */
export interface Disabled extends Pick<Schemas['CorporateFeature'], 'recordid' | 'corpfeaturesid' | 'is_disabled'> {
  corpacct: string;
  featurerecid: number;
}

const NAMES = [
  'Teleconsultation',
  'Request a letter of authorization',
  'Benefits and limits',
  'Digital member card',
  'Find a doctor',
  'Find a hospital or clinic',
  'Reimbursement',
  'Reimbursement status',
  'Dependents',
  'Enroll a dependent',
  'Annual physical exam',
  'Executive check-up',
  'Dental services',
  'Optical services',
  'Medicine delivery',
  'Home service laboratory',
  'Laboratory results',
  'Utilization report',
  'Wellness newsletters',
  'Delights',
  'Mental health hotline',
  'Chat with an agent',
  'Survey after a visit',
];

const FIRST_NUMBER = 101;

export const seedFeatures = (): Feature[] => NAMES.map((feature, at) => ({ featurerecid: FIRST_NUMBER + at, feature }));

/** The number by which the server knows what is recorded of an account and a feature. */
export const corporateNumber = (recordid: number) => 5000 + recordid;

export function seedDisabled(): Disabled[] {
  const others = corporateAccounts(USUAL).filter(({ recordid }) => recordid > 20 && recordid % 9 === 0);
  const chosen: { corpacct: string; at: number; is_disabled: boolean }[] = [
    ...SEVERAL.disabled.map((at) => ({ corpacct: SEVERAL.account.acct, at, is_disabled: true })),
    { corpacct: SEVERAL.account.acct, at: REPEATED.at, is_disabled: false },
    ...others.map(({ acct, recordid }) => ({
      corpacct: acct,
      at: recordid % NAMES.length,
      is_disabled: recordid % 2 === 0,
    })),
  ];
  return chosen.map(({ at, ...row }, index) => ({
    recordid: index + 1,
    corpfeaturesid: corporateNumber(index + 1),
    featurerecid: FIRST_NUMBER + at,
    ...row,
  }));
}
