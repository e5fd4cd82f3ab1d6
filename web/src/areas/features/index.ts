import type { Area } from '@/app/routes';
import { keepsAccounts } from '@/app/session/rules';
import { featuresQuery } from './lists';

export const features: Area = {
  routes: [
    {
      path: '/disable-features',
      title: 'Disable Features per CorpAccount',
      guard: keepsAccounts,
      topMenu: { fileManagement: 'Disable Features per CorpAccount' },
      first: () => [featuresQuery],
      load: () => import('./FeaturesPage'),
    },
  ],
};
