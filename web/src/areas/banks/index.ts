import type { Area } from '@/app/routing/routes';
import { isAdministrator } from '@/app/session/rules';

export const banks: Area = {
  routes: [
    {
      path: '/bank-inclusion',
      title: 'Bank Inclusion',
      guard: isAdministrator,
      first: async () => {
        const { firstAccountQueries } = await import('@/shared/accounts/address');
        const { contractQuery } = await import('@/shared/accounts/calls');
        return firstAccountQueries((acct) => [contractQuery(acct)]);
      },
      load: () => import('./BanksPage'),
    },
  ],
};
