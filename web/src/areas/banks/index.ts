import type { Area } from '@/app/routes';
import { isAdministrator } from '@/app/session/rules';
import { firstOfAccount } from '@/shared/accounts/address';
import { contractQuery } from '@/shared/accounts/calls';

export const banks: Area = {
  routes: [
    {
      path: '/bank-inclusion',
      title: 'Bank Inclusion',
      guard: isAdministrator,
      first: () => firstOfAccount((acct) => [contractQuery(acct)]),
      load: () => import('./BanksPage'),
    },
  ],
};
