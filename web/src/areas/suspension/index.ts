import type { Area } from '@/app/routing/routes';
import { keepsAccounts } from '@/app/session/rules';

export const suspension: Area = {
  routes: [
    {
      path: '/corp-suspend',
      title: 'Suspend Corporate Account',
      alsoCalled: 'suspension company',
      guard: keepsAccounts,
      topMenu: 'fileManagement',
      first: async () => [(await import('./lists')).suspendedQuery],
      load: () => import('./SuspensionPage'),
    },
  ],
};
