import type { Area } from '@/app/routes';
import { makesAnnouncements, redirectOfTechnicalSupport } from '@/app/session/rules';
import { announcementsQuery } from './lists';

export const announcements: Area = {
  routes: [
    {
      path: '/announcement',
      title: 'Announcement',
      guard: makesAnnouncements,
      redirect: redirectOfTechnicalSupport,
      topMenu: { link: 'Announcement' },
      first: () => [announcementsQuery],
      load: () => import('./AnnouncementsPage'),
    },
  ],
};
