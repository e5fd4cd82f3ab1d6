import { paths } from '@/app/paths';
import type { Area } from '@/app/routes';
import { managesUsers } from '@/app/session/rules';
import { rolesQuery } from '@/shared/roles';
import { usersQuery } from './lists';

export const users: Area = {
  routes: [
    {
      path: paths.users,
      title: 'Users',
      guard: managesUsers,
      givesPower: true,
      topMenu: 'fileManagement',
      first: ({ emailaddress }) => [usersQuery(emailaddress), rolesQuery],
      load: () => import('./UsersPage'),
    },
  ],
};
