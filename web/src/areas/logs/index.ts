import type { Area } from '@/app/routes';
import { isAdministrator } from '@/app/session/rules';
import { lazyDialog } from '@/ui/lazyDialog';

export const logs: Area = {
  routes: [
    {
      path: '/requestlogs',
      title: 'Request Logs',
      guard: isAdministrator,
      load: () => import('./RequestLogsPage'),
    },
  ],
  fileManagementDialogs: [
    {
      label: 'Medgate and TelAventus Request Logs',
      dialog: lazyDialog(() => import('./RequestLogsDialog')),
    },
  ],
};
