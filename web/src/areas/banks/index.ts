import { type Area, accountAddress } from '@/app/routing/routes';

export const banks: Area = {
  routes: [
    {
      path: '/bank-inclusion',
      ofAccount: accountAddress('/bank-inclusion'),
      title: 'Bank Inclusion',
      first: async () => {
        const { firstAccountQueries } = await import('@/shared/accounts/address');
        const { contractQuery } = await import('@/shared/accounts/calls');
        return firstAccountQueries((acct) => [contractQuery(acct)]);
      },
      load: () => import('./BanksPage'),
    },
  ],
};
