import type { Area } from '@/app/routes';
import { isAdministrator } from '@/app/session/rules';
import { firstConfigs, PATH } from './lists';

export const ercs: Area = {
  routes: [
    {
      path: PATH,
      title: 'eRCS Validity',
      guard: isAdministrator,
      first: firstConfigs,
      load: () => import('./ErcsPage'),
    },
  ],
};
