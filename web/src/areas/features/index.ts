import type { Area } from '@/app/routing/routes';
import { isAdministrator, keepsAccounts } from '@/app/session/rules';

export const features: Area = {
  routes: [
    {
      path: '/disable-features',
      title: 'Disable Features per CorpAccount',
      alsoCalled: 'disabled company',
      guard: keepsAccounts,
      topMenu: 'fileManagement',
      first: async () => [(await import('./lists')).featuresQuery],
      load: () => import('./FeaturesPage'),
    },
    {
      path: '/featurecontrol',
      title: 'Features Control',
      guard: isAdministrator,
      first: async () => [(await import('./lists')).agoraQuery],
      load: async () => ({ default: (await import('./control/ControlPage')).AgoraFeatures }),
    },
    {
      path: '/featurecontrolaruga',
      title: 'Features Control',
      guard: isAdministrator,
      topMenu: 'fileManagement',
      first: async () => [(await import('./lists')).alagaMdQuery],
      load: async () => ({ default: (await import('./control/ControlPage')).AlagaMdFeatures }),
    },
  ],
  finds: [{ group: 'Corporate accounts', path: '/disable-features', load: () => import('./records') }],
};
