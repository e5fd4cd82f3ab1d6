import type { Area } from '@/app/routing/routes';
import { isAdministrator } from '@/app/session/rules';
import { lazyDialog } from '@/ui/dialogs/lazyDialog';
import { REQUEST_LOGS } from './name';

export const logs: Area = {
  routes: [
    {
      path: '/requestlogs',
      title: REQUEST_LOGS,
      guard: isAdministrator,
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
