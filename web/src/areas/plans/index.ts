import type { Area } from '@/app/routing/routes';

export const plans: Area = {
  routes: [
    {
      path: '/uploadatd',
      ofAccount: ({ acct, contract }) => `/uploadatd?${new URLSearchParams({ account: acct, contract })}`,
      title: 'Upload ATD / Eligibility Plan',
      first: async () => (await import('@/shared/accounts/address')).firstContractQueries(),
      load: () => import('./PlansPage'),
    },
  ],
};
