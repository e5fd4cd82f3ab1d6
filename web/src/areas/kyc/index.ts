import { paths } from '@/app/paths';
import type { Area } from '@/app/routes';
import { redirectOfTechnicalSupport } from '@/app/session/rules';
import { firstOfDesk } from './lists';

const desk = {
  title: 'Dashboard',
  guard: 'signedIn',
  redirect: redirectOfTechnicalSupport,
  first: firstOfDesk,
  load: () => import('./DashboardPage'),
} as const;

export const kyc: Area = {
  routes: [
    { path: paths.dashboard, keepsTitle: true, ...desk },
    { path: '/kycapproval', ...desk },
  ],
};
