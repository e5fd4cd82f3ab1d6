import type { Area } from '@/app/routing/routes';
import { lazyDialog } from '@/ui/dialogs/lazyDialog';
import { REQUEST_LOGS } from './name';

export const logs: Area = {
  routes: [
    {
      path: '/requestlogs',
      title: REQUEST_LOGS,
      load: async () => ({ default: (await import('./RequestLogs')).RequestLogsPage }),
    },
  ],
  fileManagementDialogs: [
    {
      label: REQUEST_LOGS,
      dialog: lazyDialog(() => import('./RequestLogsDialog'), { isRare: true }),
    },
  ],
};
