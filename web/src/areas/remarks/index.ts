import type { Area } from '@/app/routes';
import { isAdministrator } from '@/app/session/rules';
import { listRemarks } from '@/shared/remarks';

export const remarks: Area = {
  routes: [
    {
      path: '/disapprove_remarks',
      title: 'Disapproved Remarks',
      guard: isAdministrator,
      topMenu: { fileManagement: 'Disapproved Remarks' },
      first: listRemarks,
      load: () => import('./RemarksPage'),
    },
  ],
};
