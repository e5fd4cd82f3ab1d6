import type { Area } from '@/app/routes';
import { isAdministrator } from '@/app/session/rules';
import { agoraQuery, alagaMdQuery } from './lists';

export const advisories: Area = {
  routes: [
    {
      path: '/advisory',
      title: 'Advisory',
      guard: isAdministrator,
      first: () => [agoraQuery],
      load: async () => ({ default: (await import('./AdvisoryPage')).AgoraAdvisories }),
    },
    {
      path: '/arugaadvisory',
      title: 'Advisory',
      guard: isAdministrator,
      topMenu: 'fileManagement',
      first: () => [alagaMdQuery],
      load: async () => ({ default: (await import('./AdvisoryPage')).AlagaMdAdvisories }),
    },
  ],
};
