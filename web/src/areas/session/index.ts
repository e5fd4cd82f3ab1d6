import { lazy } from 'react';
import { paths } from '@/app/paths';
import type { Area } from '@/app/routes';
import { Key } from '@/ui/icons';
import { lazyDialog } from '@/ui/lazyDialog';

const LoginPage = lazy(() => import('./LoginPage'));

export const session: Area = {
  routes: [
    { path: paths.login, title: 'Sign in', guard: 'public', screen: LoginPage },
    { path: paths.loginByName, title: 'Sign in', guard: 'public', screen: LoginPage },
  ],
  accountDialogs: [{ label: 'Change Password', icon: Key, dialog: lazyDialog(() => import('./ChangePasswordDialog')) }],
};
