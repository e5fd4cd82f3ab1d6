import type { Area } from '@/app/routes';
import { isAdministrator, keepsAccounts } from '@/app/session/rules';
import { agoraQuery, alagaMdQuery, featuresQuery } from './lists';

export const features: Area = {
  routes: [
    {
      path: '/disable-features',
      title: 'Disable Features per CorpAccount',
      guard: keepsAccounts,
      topMenu: 'fileManagement',
      first: () => [featuresQuery],
      load: () => import('./FeaturesPage'),
    },
    {
      path: '/featurecontrol',
      title: 'Features Control',
      guard: isAdministrator,
      first: () => [agoraQuery],
      load: async () => ({ default: (await import('./control/ControlPage')).AgoraFeatures }),
    },
    {
      path: '/featurecontrolaruga',
      title: 'Features Control',
      guard: isAdministrator,
      topMenu: 'fileManagement',
      first: () => [alagaMdQuery],
      load: async () => ({ default: (await import('./control/ControlPage')).AlagaMdFeatures }),
    },
  ],
};
