import { paths } from '@/app/paths';
import type { Area } from '@/app/routes';
import { managesUsers } from '@/app/session/rules';

export const users: Area = {
  routes: [
    {
      path: paths.users,
      title: 'Users',
      guard: managesUsers,
      givesPower: true,
      topMenu: { fileManagement: 'Users' },
      load: () => import('./UsersPage'),
    },
  ],
};
