import type { Area } from '@/app/routing/routes';

export const ebilling: Area = {
  routes: [
    {
      path: '/ebilling/homepage',
      title: 'e-Billing Claims Recipients',
      topMenu: 'fileManagement',
      first: async () => [(await import('./calls')).assignmentsQuery],
      load: () => import('./RecipientsPage'),
    },
  ],
};
