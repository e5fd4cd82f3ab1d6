import { paths } from '@/app/routing/paths';
import type { Area } from '@/app/routing/routes';
import { isAdministrator } from '@/app/session/rules';

export const ercs: Area = {
  routes: [
    {
      path: paths.ercs,
      title: 'eRCS Validity',
      guard: isAdministrator,
      first: async () => (await import('./lists')).firstConfigs(),
      load: () => import('./ErcsPage'),
    },
  ],
};
