import { type Area, contractAddress } from '@/app/routing/routes';

export const plans: Area = {
  routes: [
    {
      path: '/uploadatd',
      ofAccount: contractAddress('/uploadatd'),
      title: 'Upload ATD / Eligibility Plan',
      first: async () => (await import('@/shared/accounts/address')).firstContractQueries(),
      load: () => import('./PlansPage'),
    },
  ],
};
