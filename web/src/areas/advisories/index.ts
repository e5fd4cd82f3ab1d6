import type { Area } from '@/app/routing/routes';

export const advisories: Area = {
  routes: [
    {
      path: '/advisory',
      title: 'Advisory',
      first: async () => [(await import('./calls')).agoraQuery],
      load: async () => ({ default: (await import('./AdvisoryPage')).AgoraAdvisories }),
    },
    {
      path: '/arugaadvisory',
      title: 'Advisory',
      topMenu: 'fileManagement',
      first: async () => [(await import('./calls')).alagaMdQuery],
      load: async () => ({ default: (await import('./AdvisoryPage')).AlagaMdAdvisories }),
    },
  ],
  finds: [
    {
      group: 'Advisories of AGORA',
      path: '/advisory',
      load: async () => (await import('./calls')).agoraRecords,
    },
    {
      group: 'Advisories of ALAGA MD',
      path: '/arugaadvisory',
      load: async () => (await import('./calls')).alagaMdRecords,
    },
  ],
};
