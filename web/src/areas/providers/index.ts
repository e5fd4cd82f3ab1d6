import type { Area } from '@/app/routing/routes';

export const providers: Area = {
  routes: [
    {
      path: '/top-provider/featurecontrol',
      title: 'Top Provider',
      first: async () => [(await import('./calls')).providersQuery],
      load: () => import('./ProvidersPage'),
    },
  ],
};
