import { paths } from '@/app/routing/paths';
import type { Area } from '@/app/routing/routes';
import { managesUsers } from '@/app/session/rules';

export const users: Area = {
  routes: [
    {
      path: paths.users,
      title: 'Users',
      alsoCalled: 'people staff password reset',
      guard: managesUsers,
      givesPower: true,
      topMenu: 'fileManagement',
      first: async ({ emailaddress }) => {
        const { usersQuery } = await import('./lists');
        const { rolesQuery } = await import('@/shared/roles');
        return [usersQuery(emailaddress), rolesQuery];
      },
      load: () => import('./UsersPage'),
    },
  ],
  finds: [{ group: 'Users', path: paths.users, load: () => import('./records') }],
};
