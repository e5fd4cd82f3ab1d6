import type { Area } from '@/app/routes';
import { isAdministrator } from '@/app/session/rules';
import { remarksQuery } from '@/shared/remarks';

export const remarks: Area = {
  routes: [
    {
      path: '/disapprove_remarks',
      title: 'Disapproved Remarks',
      guard: isAdministrator,
      topMenu: 'fileManagement',
      first: () => [remarksQuery],
      load: () => import('./RemarksPage'),
    },
  ],
};
