import type { Area } from '@/app/routing/routes';
import { isAdministrator } from '@/app/session/rules';

export const remarks: Area = {
  routes: [
    {
      path: '/disapprove_remarks',
      title: 'Disapproved Remarks',
      guard: isAdministrator,
      topMenu: 'fileManagement',
      first: async () => [(await import('@/shared/remarks')).remarksQuery],
      load: () => import('./RemarksPage'),
    },
  ],
};
