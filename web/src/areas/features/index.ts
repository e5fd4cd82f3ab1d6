import { type Area, accountAddress } from '@/app/routing/routes';

export const features: Area = {
  routes: [
    {
      path: '/disable-features',
      ofAccount: accountAddress('/disable-features'),
      title: 'Disable Features per CorpAccount',
      alsoCalled: 'disabled company',
      topMenu: 'fileManagement',
      first: async () => [(await import('./calls')).featuresQuery],
      load: () => import('./FeaturesPage'),
    },
    {
      path: '/featurecontrol',
      title: 'Features Control',
      first: async () => [(await import('./calls')).agoraQuery],
      load: async () => ({ default: (await import('./control/ControlPage')).AgoraFeatures }),
    },
    {
      path: '/featurecontrolaruga',
      title: 'Features Control',
      topMenu: 'fileManagement',
      first: async () => [(await import('./calls')).alagaMdQuery],
      load: async () => ({ default: (await import('./control/ControlPage')).AlagaMdFeatures }),
    },
  ],
};
