// The codes of registrations and their labels.
import type { received } from '#contract';

type Schemas = received['schemas'];
type CivilStatus = Schemas['CivilStatus'];
type MemberType = Schemas['MemberType'];
type Gender = Schemas['Gender'];
type MemberStatus = Schemas['MemberStatus'];

export const civilStatusLabels: Record<CivilStatus, string> = {
  S: 'Single',
  M: 'Married',
  W: 'Widowed',
  A: 'Annuled',
  C: 'Domestic Partner/Common Law Spouse',
  D: 'Divorced',
  X: 'Separated',
  P: 'Single Parent',
};

export const memberTypeLabels: Record<MemberType, string> = { P: 'Principal', D: 'Dependent', E: 'Extended' };

export const genderLabels: Record<Gender, string> = { M: 'Male', F: 'Female' };

export const memberStatusLabels: Record<MemberStatus, string> = {
  A: 'Active',
  T: 'Terminated',
  D: 'Disapproved',
  W: 'Waiting',
  U: 'Under-Process',
  S: 'Suspended',
};

/** The label of a code, or the code itself if it is unknown. */
export function labelOf(labels: Readonly<Record<string, string>>, code: string): string {
  return labels[code] ?? code;
}

export const isKnownMemberStatus = (code: string) => code in memberStatusLabels;

/** An unknown code is marked as such, because the core system may have codes that the contract does not explain. */
export const memberStatusOf = (code: string) =>
  code === '' || isKnownMemberStatus(code) ? labelOf(memberStatusLabels, code) : `${code} (unknown code)`;
