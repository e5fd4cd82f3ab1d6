import type { Area } from '@/app/routing/routes';
import { isAdministrator, redirectOfTechnicalSupport } from '@/app/session/rules';

export const access: Area = {
  routes: [
    {
      path: '/sysaccess-manage-access',
      title: 'Roles and Menus',
      alsoCalled: 'access permissions rights',
      guard: isAdministrator,
      givesPower: true,
      redirect: redirectOfTechnicalSupport,
      topMenu: 'fileManagement',
      first: async () => (await import('./lists')).allQueries,
      load: () => import('./AccessPage'),
    },
  ],
};
