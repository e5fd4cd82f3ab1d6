import { paths } from '@/app/paths';
import type { Area } from '@/app/routes';
import { redirectOfTechnicalSupport } from '@/app/session/rules';
import { beginDesk } from './lists';

const desk = {
  title: 'Dashboard',
  guard: 'signedIn',
  redirect: redirectOfTechnicalSupport,
  first: beginDesk,
  load: () => import('./DashboardPage'),
} as const;

export const kyc: Area = {
  routes: [
    { path: paths.dashboard, ...desk },
    { path: '/kycapproval', ...desk },
  ],
};
