import { paths } from '@/app/routing/paths';
import type { Area } from '@/app/routing/routes';

export const users: Area = {
  routes: [
    {
      path: paths.users,
      title: 'Users',
      alsoCalled: 'people staff password reset',
      guard: 'userManagers',
      topMenu: 'fileManagement',
      first: async ({ emailaddress }) => {
        const { usersQuery } = await import('./calls');
        const { rolesQuery } = await import('@/shared/roles');
        return [usersQuery(emailaddress), rolesQuery];
      },
      load: () => import('./UsersPage'),
    },
  ],
  finds: [{ group: 'Users', path: paths.users, load: async () => (await import('./calls')).records }],
};
