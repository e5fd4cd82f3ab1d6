import { paths } from '@/app/routing/paths';
import type { Area } from '@/app/routing/routes';
import { Key } from '@/ui/buttons/icons';
import { lazyDialog } from '@/ui/dialogs/lazyDialog';

const load = () => import('./LoginPage');

export const session: Area = {
  routes: [
    { path: paths.login, title: 'Sign in', guard: 'public', load },
    { path: paths.loginByName, title: 'Sign in', guard: 'public', load },
  ],
  accountDialogs: [
    {
      label: 'Change Password',
      icon: Key,
      dialog: lazyDialog(() => import('./ChangePasswordDialog'), { isRare: true }),
    },
  ],
};
