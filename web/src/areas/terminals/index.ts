import type { Area } from '@/app/routing/routes';

export const terminals: Area = {
  routes: [
    {
      path: '/kiosk-terminal',
      title: 'QMS KIOSK',
      topMenu: 'fileManagement',
      first: async () => [(await import('./calls')).kiosksQuery],
      load: () => import('./KiosksPage'),
    },
    {
      path: '/agorapod-terminal',
      title: 'Pod Terminals',
      first: async () => [(await import('./calls')).podsQuery],
      load: () => import('./PodsPage'),
    },
  ],
};
