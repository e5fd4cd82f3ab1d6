import { paths } from '@/app/routing/paths';
import type { Area } from '@/app/routing/routes';
import type { User } from '@/app/session/store';

const desk = {
  title: 'Dashboard',
  alsoCalled: 'kyc member approval pending registrations',
  guard: 'registrationReviewers',
  first: async (user: User) => (await import('./lists')).firstDeskQueries(user),
  load: () => import('./DashboardPage'),
} as const;

export const kyc: Area = {
  routes: [
    { path: paths.dashboard, keepsTitle: true, ...desk },
    { path: '/kycapproval', ...desk },
  ],
  finds: [{ group: 'Members', path: paths.dashboard, load: async () => (await import('./records')).records }],
};
