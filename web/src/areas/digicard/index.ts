import type { Area } from '@/app/routes';
import { isAdministrator } from '@/app/session/rules';
import { accountsQuery, columnsQuery } from './lists';

export const digicard: Area = {
  routes: [
    {
      path: '/digicard',
      title: 'Digicard',
      guard: isAdministrator,
      first: () => [accountsQuery, columnsQuery],
      load: () => import('./DigicardPage'),
    },
  ],
};
