import { type Area, accountAddress } from '@/app/routing/routes';

export const digicard: Area = {
  routes: [
    {
      path: '/digicard',
      ofAccount: accountAddress('/digicard'),
      title: 'Digicard',
      first: async () => {
        const { accountsQuery, columnsQuery } = await import('./lists');
        return [accountsQuery, columnsQuery];
      },
      load: () => import('./DigicardPage'),
    },
  ],
};
