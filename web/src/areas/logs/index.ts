import { lazy } from 'react';
import type { Area } from '@/app/routes';
import { isAdministrator } from '@/app/session/rules';

export const logs: Area = {
  routes: [
    {
      path: '/requestlogs',
      title: 'Request Logs',
      guard: isAdministrator,
      screen: lazy(() => import('./RequestLogsPage')),
    },
  ],
  fileManagementDialogs: [
    {
      label: 'Medgate and TelAventus Request Logs',
      guard: isAdministrator,
      dialog: lazy(() => import('./RequestLogsDialog')),
    },
  ],
};
