import { firstRecords } from '@/app/palette/records';
import type { RecordFinder } from '@/app/routing/routes';

/** Finds corporate accounts by company or code. */
const finder: RecordFinder = {
  least: 3,
  ask: async (text, { signal }) => {
    const { findAccounts } = await import('@/shared/accounts/calls');
    const accounts = await findAccounts(text, signal);
    return firstRecords(
      accounts.map(({ acct, company, contract }) => ({
        id: acct,
        label: company,
        hint: [acct, contract].filter(Boolean).join(' · '),
        to: `/disable-features?${new URLSearchParams({ account: acct })}`,
      })),
    );
  },
};
export default finder;
