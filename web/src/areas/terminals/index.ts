import type { Area } from '@/app/routes';
import { isAdministrator } from '@/app/session/rules';
import { kiosksQuery, podsQuery } from './lists';

export const terminals: Area = {
  routes: [
    {
      path: '/kiosk-terminal',
      title: 'QMS KIOSK',
      guard: isAdministrator,
      topMenu: 'fileManagement',
      first: () => [kiosksQuery],
      load: () => import('./KiosksPage'),
    },
    {
      path: '/agorapod-terminal',
      title: 'Pod Terminals',
      guard: isAdministrator,
      first: () => [podsQuery],
      load: () => import('./PodsPage'),
    },
  ],
};
