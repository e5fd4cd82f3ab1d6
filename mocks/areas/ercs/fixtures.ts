// Configurations for special cases, the newest first. The companies are those of the accounts' fixtures.
import { fixtures as accounts } from '../accounts/fixtures';

export const fixtures = {
  /** The newest one, in digits. */
  newest: { acct: accounts.first.acct, Type: 'AGORA_RCS1_VALIDITY', Value: '15' },
  /** In words; the account also has a third type. */
  word: { acct: accounts.first.acct, Type: 'AGORA_RCS2_VALIDITY', Value: 'thirty' },
  /** Of the second brand, in two words. */
  second: { acct: accounts.second.acct, Type: 'AGORAPOD_RCS1_VALIDITY', Value: 'Twenty One' },
  /** The longest and shortest validity. */
  longest: { acct: accounts.second.acct, Type: 'PROVIDERS_RCS1_VALIDITY', Value: 'ninety-nine' },
  shortest: { acct: accounts.suspended.acct, Type: 'BEULAH_RCS1_VALIDITY', Value: '1' },
  disabled: { acct: accounts.suspended.acct, Type: 'BEULAH_RCS2_VALIDITY', Value: '99' },
} as const;

/** Accounts with all types and with none. */
export const ALL_TYPES = accounts.activeAgain;
export const NO_TYPES = accounts.withoutMembers;
