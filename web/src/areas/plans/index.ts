import type { Area } from '@/app/routing/routes';
import { isAdministrator } from '@/app/session/rules';

export const plans: Area = {
  routes: [
    {
      path: '/uploadatd',
      title: 'Upload ATD / Eligibility Plan',
      guard: isAdministrator,
      first: async () => (await import('@/shared/accounts/address')).firstContractQueries(),
      load: () => import('./PlansPage'),
    },
  ],
};
