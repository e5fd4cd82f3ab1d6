import type { Area } from '@/app/routes';
import { isAdministrator } from '@/app/session/rules';
import { providersQuery } from './lists';

export const providers: Area = {
  routes: [
    {
      path: '/top-provider/featurecontrol',
      title: 'Top Provider',
      guard: isAdministrator,
      first: () => [providersQuery],
      load: () => import('./ProvidersPage'),
    },
  ],
};
