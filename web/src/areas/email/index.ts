import type { Area } from '@/app/routes';
import { isAdministrator } from '@/app/session/rules';
import { servicesQuery, urlsQuery } from './lists';

export const email: Area = {
  routes: [
    {
      path: '/email-feature',
      title: 'Email Features Configuration',
      guard: isAdministrator,
      topMenu: 'fileManagement',
      first: () => [urlsQuery],
      load: () => import('./EmailUrlsPage'),
    },
    {
      path: '/email-maintainance',
      title: 'Email Maintenance Configuration',
      guard: isAdministrator,
      topMenu: 'fileManagement',
      first: () => [servicesQuery],
      load: () => import('./EmailServicesPage'),
    },
  ],
};
