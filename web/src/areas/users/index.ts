import { paths } from '@/app/paths';
import type { Area } from '@/app/routes';
import { managesUsers } from '@/app/session/rules';
import { listRoles } from '@/shared/roles';
import { listUsers } from './lists';

export const users: Area = {
  routes: [
    {
      path: paths.users,
      title: 'Users',
      guard: managesUsers,
      givesPower: true,
      topMenu: { fileManagement: 'Users' },
      first: ({ emailaddress }) => [listUsers(emailaddress), listRoles()],
      load: () => import('./UsersPage'),
    },
  ],
};
