import type { Area } from '@/app/routes';
import { isAdministrator } from '@/app/session/rules';
import { assignmentsQuery } from './lists';

export const ebilling: Area = {
  routes: [
    {
      path: '/ebilling/homepage',
      title: 'e-Billing Claims Recipients',
      guard: isAdministrator,
      topMenu: 'fileManagement',
      first: () => [assignmentsQuery],
      load: () => import('./RecipientsPage'),
    },
  ],
};
