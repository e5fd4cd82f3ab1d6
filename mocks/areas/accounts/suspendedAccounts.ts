// The accounts that are or were suspended.
import type { components } from '#contract';
import { DAY_MS, NEVER, savedMomentOf, startOfDay } from '../../manilaTime';
import type { Filled } from '../../records';
import { daysApart } from '../../seeding/manyRows';
import { fixtures } from './fixtures';
import { corporateAccounts } from './seed';

export type SuspendedAccount = Filled<components['schemas']['SuspendedAccount']>;

const HOUR_MS = 60 * 60_000;
const KEEPERS = ['maria.santos@lumina.example', 'liza.mendoza@lumina.example', 'teresa.aquino@avega.example'] as const;
const keeper = (at: number) => KEEPERS[at % KEEPERS.length] ?? KEEPERS[0];

const USUAL = { accounts: corporateAccounts(320), count: 34 };

/** `count` suspensions of these accounts. */
export function seedSuspended(now: number, { accounts, count } = USUAL): SuspendedAccount[] {
  const midnight = startOfDay(now);
  const officeHour = (daysAgo: number, at: number) =>
    savedMomentOf(midnight - daysAgo * DAY_MS + 9 * HOUR_MS + ((at * 7) % 480) * 60_000);
  const apart = daysApart(5, count);
  // The accounts for special cases have the lowest numbers; of the others every seventh is taken, or all when there are
  // not enough.
  const free = accounts.filter(({ recordid }) => recordid > 20);
  const others = free.length < 7 * count ? free : free.filter(({ recordid }) => recordid % 7 === 0);
  const chosen = [fixtures.suspended, fixtures.activeAgain, ...others].slice(0, count);
  return chosen.map(({ acct, company }, at) => {
    const isActiveAgain = acct === fixtures.activeAgain.acct || (at > 1 && at % 4 === 0);
    const posted = 3 + Math.floor((count - at) * apart);
    return {
      recordid: at + 1,
      corpacct: acct,
      company,
      is_suspended: isActiveAgain ? 0 : 1,
      posted: officeHour(posted, at),
      posted_by: keeper(at),
      edited: isActiveAgain ? officeHour(posted - 2, at + 3) : NEVER,
      edited_by: isActiveAgain ? keeper(at + 1) : '',
    };
  });
}
