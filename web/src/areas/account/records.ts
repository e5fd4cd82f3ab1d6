import { firstRecords } from '@/app/palette/records';
import { paths } from '@/app/routing/paths';
import { contractAddress, type RecordFinder } from '@/app/routing/routes';

/** Finds corporate accounts by company or code. */
export const records: RecordFinder = {
  least: 3,
  ask: async (text, { signal }) => {
    const { findAccounts } = await import('@/shared/accounts/calls');
    const accounts = await findAccounts(text, signal);
    return firstRecords(
      accounts.map(({ acct, company, contract }) => ({
        id: acct,
        label: company,
        hint: [acct, contract].filter(Boolean).join(' · '),
        to: contractAddress(paths.account)({ acct, contract }),
      })),
    );
  },
};
