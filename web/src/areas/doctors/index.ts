import { paths } from '@/app/routing/paths';
import type { Area } from '@/app/routing/routes';

export const doctors: Area = {
  routes: [
    {
      path: paths.doctors,
      title: 'Doctors Portal',
      alsoCalled: 'doctor applications prc',
      topMenu: 'bar',
      first: async () => (await import('./lists')).firstDeskQueries(),
      load: () => import('./DoctorsPage'),
    },
  ],
  finds: [{ group: 'Doctors', path: paths.doctors, load: async () => (await import('./records')).records }],
};
