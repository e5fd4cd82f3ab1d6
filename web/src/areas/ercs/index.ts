import { paths } from '@/app/routing/paths';
import type { Area } from '@/app/routing/routes';

export const ercs: Area = {
  routes: [
    {
      path: paths.ercs,
      title: 'eRCS Validity',
      first: async () => (await import('./lists')).firstConfigs(),
      load: () => import('./ErcsPage'),
    },
  ],
};
