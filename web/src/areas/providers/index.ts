import type { Area } from '@/app/routing/routes';
import { isAdministrator } from '@/app/session/rules';

export const providers: Area = {
  routes: [
    {
      path: '/top-provider/featurecontrol',
      title: 'Top Provider',
      guard: isAdministrator,
      first: async () => [(await import('./lists')).providersQuery],
      load: () => import('./ProvidersPage'),
    },
  ],
};
