import type { Area } from '@/app/routing/routes';
import { isAdministrator } from '@/app/session/rules';

export const email: Area = {
  routes: [
    {
      path: '/email-feature',
      title: 'Email Features Configuration',
      guard: isAdministrator,
      topMenu: 'fileManagement',
      first: async () => [(await import('./lists')).urlsQuery],
      load: () => import('./EmailUrlsPage'),
    },
    {
      path: '/email-maintainance',
      title: 'Email Maintenance Configuration',
      guard: isAdministrator,
      topMenu: 'fileManagement',
      first: async () => [(await import('./lists')).servicesQuery],
      load: () => import('./EmailServicesPage'),
    },
  ],
};
