import { paths } from '@/app/routing/paths';
import type { Area } from '@/app/routing/routes';

export const marketplace: Area = {
  routes: [
    {
      path: paths.marketplace,
      title: 'Marketplace',
      first: async () => (await import('./calls')).firstProducts(),
      load: () => import('./MarketplacePage'),
    },
  ],
  finds: [
    { group: 'Products and services', path: paths.marketplace, load: async () => (await import('./calls')).records },
  ],
};
