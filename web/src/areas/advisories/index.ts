import type { Area } from '@/app/routing/routes';

export const advisories: Area = {
  routes: [
    {
      path: '/advisory',
      title: 'Advisory',
      first: async () => [(await import('./lists')).agoraQuery],
      load: async () => ({ default: (await import('./AdvisoryPage')).AgoraAdvisories }),
    },
    {
      path: '/arugaadvisory',
      title: 'Advisory',
      topMenu: 'fileManagement',
      first: async () => [(await import('./lists')).alagaMdQuery],
      load: async () => ({ default: (await import('./AdvisoryPage')).AlagaMdAdvisories }),
    },
  ],
  finds: [
    {
      group: 'Advisories of AGORA',
      path: '/advisory',
      load: async () => ({ default: (await import('./records')).ofAgora }),
    },
    {
      group: 'Advisories of ALAGA MD',
      path: '/arugaadvisory',
      load: async () => ({ default: (await import('./records')).ofAlagaMd }),
    },
  ],
};
