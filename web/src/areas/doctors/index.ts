import { paths } from '@/app/paths';
import type { Area } from '@/app/routes';
import { redirectOfTechnicalSupport, reviewsDoctors } from '@/app/session/rules';
import { firstOfDesk } from './lists';

export const doctors: Area = {
  routes: [
    {
      path: paths.doctors,
      title: 'Doctors Portal',
      guard: reviewsDoctors,
      redirect: redirectOfTechnicalSupport,
      topMenu: 'bar',
      first: firstOfDesk,
      load: () => import('./DoctorsPage'),
    },
  ],
};
