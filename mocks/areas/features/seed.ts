// The features of both apps, and the features of the member app that are or were disabled for accounts.
import type { components } from '#contract';
import { DAY_MS, NEVER, savedMomentOf, startOfDay } from '../../manilaTime';
import { corporateAccounts } from '../accounts/seed';
import { USUAL } from '../accounts/state';
import { forDoctors, forMembers, REPEATED, SEVERAL } from './fixtures';

type Schemas = components['schemas'];
export type AgoraFeature = Schemas['AgoraFeature'];
export type AlagaMdFeature = Schemas['AlagaMdFeature'];
/** Its ids are numbered differently, so that a mix-up finds no record. */
export interface Disabled extends Pick<Schemas['CorporateFeature'], 'recordid' | 'corpfeaturesid' | 'is_disabled'> {
  corpacct: string;
  featurerecid: number;
}

/** The name of a feature, its text, and its path in the app. */
type Plan = readonly [feature: string, text: string, path?: string];

const OF_MEMBERS: readonly Plan[] = [
  ['Teleconsultation', 'Talk to a doctor by video from 8 AM to 8 PM, any day.', 'teleconsultation'],
  ['Request a letter of authorization', 'Approved within two hours on working days.', 'loa/request'],
  ['Benefits and limits', 'What your plan covers, and what is left of it.', 'benefits'],
  ['Digital member card', 'Show it at the counter instead of the plastic card.', 'card'],
  ['Find a doctor', 'Accredited doctors near you.', 'doctors'],
  ['Find a hospital or clinic', 'Accredited hospitals and clinics near you.', 'hospitals'],
  ['Reimbursement', 'Send clear photos of the official receipt and the medical certificate.', 'reimbursement'],
  ['Reimbursement status', 'Please allow fifteen working days.', 'reimbursement/status'],
  [forMembers.noUrl, ''],
  ['Enroll a dependent', 'Ask your HR for the enrollment period of your company.', 'dependents/enroll'],
  ['Annual physical exam', 'Choose a clinic and a day at least a week ahead.', 'ape'],
  ['Executive check-up', 'For executive plans only.', 'ecu'],
  ['Dental services', 'Your dentist will ask for your member number.', 'dental'],
  [forMembers.disabled, 'Optical services are not available for now. We are sorry for the inconvenience.', 'optical'],
  ['Medicine delivery', 'Delivered in Metro Manila, Cebu and Davao.', 'medicine'],
  ['Home service laboratory', 'A nurse comes to your home.', 'laboratory/home'],
  ['Laboratory results', 'Results of partner clinics appear after two days.', 'laboratory/results'],
  ['Utilization report', 'What was availed of in this contract year.', 'utilization'],
  ['Wellness newsletters', '', 'newsletters'],
  [REPEATED.feature, 'Discounts for members.', 'delights'],
  [forMembers.specific, 'For companies that have availed of the mental health package.', 'hotline'],
  ['Chat with an agent', 'Agents answer from 7 AM to 10 PM.', 'chat'],
  ['Survey after a visit', '', 'survey'],
];

const OF_DOCTORS: readonly Plan[] = [
  ['Professional fees', 'Released every Friday.', 'fees'],
  ['Statement of account', 'Agreed with finance: the last twelve months alone.', 'statements'],
  ['Submission of claims', 'Replaces the drop box in the branches.', 'claims'],
  ['Status of claims', '', 'claims/status'],
  ['RCS1 form', 'Version of January.', 'forms/rcs1'],
  ['RCS2 form', 'Version of January.', 'forms/rcs2'],
  ['Member eligibility', 'Asked for by the provider relations team.', 'eligibility'],
  ['Clinic schedule', '', 'schedule'],
  ['Change of bank details', 'Needs a one-time password.', 'bank'],
  ['Renewal of accreditation', 'Opens sixty days before it ends.', 'accreditation'],
  ['Withholding tax certificates', 'Form 2307, by quarter.', 'certificates'],
  ['Secretaries', 'Up to three for one doctor.', 'secretaries'],
  [forDoctors.disabled, 'Faxes are no longer sent: delete after the audit.'],
  [forDoctors.formula, ''],
  [forDoctors.script, ''],
  [forDoctors.emoji, 'Pilot in Bicol.', 'bicol'],
  [forDoctors.longName, 'As the medical director wants it to be called.', 'teleconsultation'],
  [forDoctors.usual, 'For doctors with a PRC licence on record.', 'prescriptions'],
];

const FIRST_NUMBER = 101;
const MINUTE_MS = 60_000;
const DAYS_BETWEEN = 37;
const KEEPERS = ['maria.santos@lumina.example', 'liza.mendoza@lumina.example', 'teresa.aquino@avega.example'] as const;
const keeper = (at: number) => KEEPERS[at % KEEPERS.length] ?? KEEPERS[0];

/** The first was posted years ago; every third has been edited since. */
function savedBy(at: number, count: number, now: number) {
  const daysAgo = 3 + (count - 1 - at) * DAYS_BETWEEN;
  const officeHour = (days: number) =>
    savedMomentOf(startOfDay(now) - days * DAY_MS + (9 * 60 + ((at * 47) % 480)) * MINUTE_MS);
  const isEdited = at % 3 === 0;
  return {
    postedby: keeper(at),
    posted: officeHour(daysAgo),
    editedby: isEdited ? keeper(at + 1) : '',
    edited: isEdited ? officeHour(Math.floor(daysAgo / 2)) : NEVER,
  };
}

const statusOf = (feature: string) =>
  feature === forMembers.disabled || feature === forDoctors.disabled ? ('D' as const) : ('A' as const);

export const seedForMembers = (now: number): AgoraFeature[] =>
  OF_MEMBERS.map(([feature, cbmsg, path], at) => ({
    featurerecid: FIRST_NUMBER + at,
    feature,
    cbmsg,
    url: path ? `https://app.lumina.example/${path}` : '',
    status: feature === forMembers.specific ? 'S' : statusOf(feature),
    ...savedBy(at, OF_MEMBERS.length, now),
  }));

export const seedForDoctors = (now: number): AlagaMdFeature[] =>
  OF_DOCTORS.map(([feature, remarks, path], at) => ({
    featcon_ID: at + 1,
    feature,
    remarks,
    url: path ? `https://md.lumina.example/${path}` : '',
    status: statusOf(feature),
    ...savedBy(at, OF_DOCTORS.length, now),
  }));

/** The server's id for the record of an account and a feature. */
export const corporateFeatureId = (recordid: number) => 5000 + recordid;

export function seedDisabled(): Disabled[] {
  const others = corporateAccounts(USUAL).filter(({ recordid }) => recordid > 20 && recordid % 9 === 0);
  const chosen: { corpacct: string; at: number; is_disabled: boolean }[] = [
    ...SEVERAL.disabled.map((at) => ({ corpacct: SEVERAL.account.acct, at, is_disabled: true })),
    { corpacct: SEVERAL.account.acct, at: REPEATED.at, is_disabled: false },
    ...others.map(({ acct, recordid }) => ({
      corpacct: acct,
      at: recordid % OF_MEMBERS.length,
      is_disabled: recordid % 2 === 0,
    })),
  ];
  return chosen.map(({ at, ...row }, index) => ({
    recordid: index + 1,
    corpfeaturesid: corporateFeatureId(index + 1),
    featurerecid: FIRST_NUMBER + at,
    ...row,
  }));
}
