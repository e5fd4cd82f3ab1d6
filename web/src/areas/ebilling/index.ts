import type { Area } from '@/app/routing/routes';
import { isAdministrator } from '@/app/session/rules';

export const ebilling: Area = {
  routes: [
    {
      path: '/ebilling/homepage',
      title: 'e-Billing Claims Recipients',
      guard: isAdministrator,
      topMenu: 'fileManagement',
      first: async () => [(await import('./lists')).assignmentsQuery],
      load: () => import('./RecipientsPage'),
    },
  ],
};
