import type { Area } from '@/app/routes';
import { isAdministrator } from '@/app/session/rules';
import { firstOfAccount } from '@/shared/accounts/address';

export const plans: Area = {
  routes: [
    {
      path: '/uploadatd',
      title: 'Upload ATD / Eligibility Plan',
      guard: isAdministrator,
      first: () => firstOfAccount(),
      load: () => import('./PlansPage'),
    },
  ],
};
