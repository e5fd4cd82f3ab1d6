import type { Area } from '@/app/routing/routes';
import { isAdministrator } from '@/app/session/rules';

export const terminals: Area = {
  routes: [
    {
      path: '/kiosk-terminal',
      title: 'QMS KIOSK',
      guard: isAdministrator,
      topMenu: 'fileManagement',
      first: async () => [(await import('./lists')).kiosksQuery],
      load: () => import('./KiosksPage'),
    },
    {
      path: '/agorapod-terminal',
      title: 'Pod Terminals',
      guard: isAdministrator,
      first: async () => [(await import('./lists')).podsQuery],
      load: () => import('./PodsPage'),
    },
  ],
};
