// Features for special cases, of accounts and of each app.
import { fixtures as accounts } from '../accounts/fixtures';

/** An account with several disabled features, by their indexes in the list. */
export const SEVERAL = { account: accounts.first, disabled: [0, 6, 14] };
/** A feature of the same account that was disabled once and enabled again. */
export const REPEATED = { at: 19, feature: 'Delights' };

export const forMembers = {
  /** Its status is 'specific with exemption'. */
  specific: 'Mental health hotline',
  disabled: 'Optical services',
  /** It has no link. */
  noUrl: 'Dependents',
};

const LONG =
  'Teleconsultation with members of our partner companies in Luzon, Visayas and Mindanao and with their dependents, with electronic ' +
  'prescriptions, requests for laboratory tests and referrals, on any day of the week from six in the morning to ten';

export const forDoctors = {
  usual: 'Electronic prescription',
  disabled: 'Fax of RCS forms',
  /** The longest possible name. */
  longName: LONG.padEnd(250, '.'),
  emoji: 'Kalusugan 💊 sa Peñafrancia',
  script: '<script>alert("feature")</script>',
  formula: '=1+1',
};
