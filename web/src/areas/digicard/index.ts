import type { Area } from '@/app/routing/routes';
import { isAdministrator } from '@/app/session/rules';

export const digicard: Area = {
  routes: [
    {
      path: '/digicard',
      title: 'Digicard',
      guard: isAdministrator,
      first: async () => {
        const { accountsQuery, columnsQuery } = await import('./lists');
        return [accountsQuery, columnsQuery];
      },
      load: () => import('./DigicardPage'),
    },
  ],
};
