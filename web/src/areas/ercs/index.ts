import { paths } from '@/app/paths';
import type { Area } from '@/app/routes';
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
