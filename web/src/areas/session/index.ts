import { paths } from '@/app/paths';
import type { Area } from '@/app/routes';
import { Key } from '@/ui/icons';
import { lazyDialog } from '@/ui/lazyDialog';

const load = () => import('./LoginPage');

export const session: Area = {
  routes: [
    { path: paths.login, title: 'Sign in', guard: 'public', load },
    { path: paths.loginByName, title: 'Sign in', guard: 'public', load },
  ],
  accountDialogs: [{ label: 'Change Password', icon: Key, dialog: lazyDialog(() => import('./ChangePasswordDialog')) }],
};
