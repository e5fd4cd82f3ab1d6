import type { Area } from '@/app/routing/routes';
import { lazyDialog } from '@/ui/dialogs/lazyDialog';
import { REQUEST_LOGS } from './name';

export const logs: Area = {
  routes: [
    {
      path: '/requestlogs',
      title: REQUEST_LOGS,
      load: () => import('./RequestLogsPage'),
    },
  ],
  fileManagementDialogs: [
    {
      label: REQUEST_LOGS,
      dialog: lazyDialog(() => import('./RequestLogsDialog')),
    },
  ],
};
