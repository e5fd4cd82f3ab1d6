import { paths } from '@/app/routing/paths';
import { type Area, searchAddress } from '@/app/routing/routes';

export const ercs: Area = {
  routes: [
    {
      path: paths.ercs,
      ofAccount: searchAddress(paths.ercs),
      title: 'eRCS Validity',
      first: async () => (await import('./lists')).firstConfigs(),
      load: () => import('./ErcsPage'),
    },
  ],
};
