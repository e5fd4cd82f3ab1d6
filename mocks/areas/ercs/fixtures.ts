// The configurations that show one thing each, the newest first. The companies are those of the accounts' own fixtures.
import { fixtures as accounts } from '../accounts/fixtures';

export const fixtures = {
  /** The newest, in digits. */
  newest: { acct: accounts.first.acct, Type: 'AGORA_RCS1_VALIDITY', Value: '15' },
  /** In a word; the account has a third of its types beside. */
  word: { acct: accounts.first.acct, Type: 'AGORA_RCS2_VALIDITY', Value: 'thirty' },
  /** Of the second brand, in a word of two parts. */
  second: { acct: accounts.second.acct, Type: 'AGORAPOD_RCS1_VALIDITY', Value: 'Twenty One' },
  /** The longest and the shortest there are. */
  longest: { acct: accounts.second.acct, Type: 'PROVIDERS_RCS1_VALIDITY', Value: 'ninety-nine' },
  shortest: { acct: accounts.suspended.acct, Type: 'BEULAH_RCS1_VALIDITY', Value: '1' },
  disabled: { acct: accounts.suspended.acct, Type: 'BEULAH_RCS2_VALIDITY', Value: '99' },
} as const;

/** Accounts that have all types, and none. */
export const ALL_TYPES = accounts.activeAgain;
export const NO_TYPES = accounts.withoutMembers;
