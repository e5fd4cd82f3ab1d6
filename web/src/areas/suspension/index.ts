import { type Area, searchAddress } from '@/app/routing/routes';

export const suspension: Area = {
  routes: [
    {
      path: '/corp-suspend',
      ofAccount: searchAddress('/corp-suspend'),
      title: 'Suspend Corporate Account',
      alsoCalled: 'suspension company',
      topMenu: 'fileManagement',
      first: async () => [(await import('./lists')).suspendedQuery],
      load: () => import('./SuspensionPage'),
    },
  ],
};
