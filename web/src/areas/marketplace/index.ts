import type { Area } from '@/app/routes';
import { isAdministrator } from '@/app/session/rules';
import { firstProducts, PATH } from './lists';

export const marketplace: Area = {
  routes: [
    {
      path: PATH,
      title: 'Marketplace',
      guard: isAdministrator,
      first: firstProducts,
      load: () => import('./MarketplacePage'),
    },
  ],
};
