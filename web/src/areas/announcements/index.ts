import type { Area } from '@/app/routes';
import { makesAnnouncements, redirectOfTechnicalSupport } from '@/app/session/rules';
import { announcementsQuery } from './lists';

export const announcements: Area = {
  routes: [
    {
      path: '/announcement',
      title: 'Announcement',
      keepsTitle: true,
      guard: makesAnnouncements,
      redirect: redirectOfTechnicalSupport,
      topMenu: 'bar',
      first: () => [announcementsQuery],
      load: () => import('./AnnouncementsPage'),
    },
  ],
};
