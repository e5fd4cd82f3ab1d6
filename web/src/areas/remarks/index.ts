import type { Area } from '@/app/routing/routes';

export const remarks: Area = {
  routes: [
    {
      path: '/disapprove_remarks',
      title: 'Disapproved Remarks',
      topMenu: 'fileManagement',
      first: async () => [(await import('@/shared/remarks')).remarksQuery],
      load: () => import('./RemarksPage'),
    },
  ],
};
