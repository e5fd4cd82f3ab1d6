import type { Area } from '@/app/routing/routes';

export const access: Area = {
  routes: [
    {
      path: '/sysaccess-manage-access',
      title: 'Roles and Menus',
      alsoCalled: 'access permissions rights',
      guard: 'roleKeepers',
      topMenu: 'fileManagement',
      first: async () => (await import('./calls')).allQueries,
      load: () => import('./AccessPage'),
    },
  ],
};
