import type { Area } from '@/app/routing/routes';
import { makesAnnouncements, redirectOfTechnicalSupport } from '@/app/session/rules';

export const announcements: Area = {
  routes: [
    {
      path: '/announcement',
      title: 'Announcement',
      keepsTitle: true,
      guard: makesAnnouncements,
      redirect: redirectOfTechnicalSupport,
      topMenu: 'bar',
      first: async () => [(await import('./lists')).announcementsQuery],
      load: () => import('./AnnouncementsPage'),
    },
  ],
  finds: [{ group: 'Announcements', path: '/announcement', load: () => import('./records') }],
};
