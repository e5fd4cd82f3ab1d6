import type { Area } from '@/app/routing/routes';

export const email: Area = {
  routes: [
    {
      path: '/email-feature',
      title: 'Email Features Configuration',
      topMenu: 'fileManagement',
      first: async () => [(await import('./calls')).urlsQuery],
      load: () => import('./EmailUrlsPage'),
    },
    {
      path: '/email-maintainance',
      title: 'Email Maintenance Configuration',
      topMenu: 'fileManagement',
      first: async () => [(await import('./calls')).servicesQuery],
      load: () => import('./EmailServicesPage'),
    },
  ],
};
