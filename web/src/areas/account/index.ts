import { paths } from '@/app/routing/paths';
import { type Area, contractAddress } from '@/app/routing/routes';

export const account: Area = {
  routes: [
    {
      path: paths.account,
      ofAccount: contractAddress(paths.account),
      title: 'Corporate Account',
      // The powers with which an account can be looked up.
      guard: ['suspenders', 'featureDisablers', 'bankKeepers', 'ercsKeepers'],
      first: async () => (await import('@/shared/accounts/address')).firstAccountQueries(),
      load: () => import('./AccountPage'),
    },
  ],
  finds: [{ group: 'Corporate accounts', path: paths.account, load: async () => (await import('./records')).records }],
};
