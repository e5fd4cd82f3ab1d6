import type { Area } from '@/app/routes';
import { keepsAccounts } from '@/app/session/rules';
import { suspendedQuery } from './lists';

export const suspension: Area = {
  routes: [
    {
      path: '/corp-suspend',
      title: 'Suspend Corporate Account',
      guard: keepsAccounts,
      topMenu: 'fileManagement',
      first: () => [suspendedQuery],
      load: () => import('./SuspensionPage'),
    },
  ],
};
