import type { Area } from '@/app/routing/routes';

export const announcements: Area = {
  routes: [
    {
      path: '/announcement',
      title: 'Announcement',
      keepsTitle: true,
      topMenu: 'bar',
      first: async () => [(await import('./calls')).announcementsQuery],
      load: () => import('./AnnouncementsPage'),
    },
  ],
  finds: [{ group: 'Announcements', path: '/announcement', load: async () => (await import('./calls')).records }],
};
