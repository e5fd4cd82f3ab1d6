import { paths } from '@/app/routing/paths';
import type { Area } from '@/app/routing/routes';
import { wordOf } from './delights/word';

export const offers: Area = {
  routes: [
    {
      path: '/store',
      title: 'Stores',
      guard: 'everybody',
      first: async () => [(await import('./calls')).storesQuery],
      load: async () => ({ default: (await import('./ChoicesScreen')).StoresPage }),
    },
    {
      path: '/category',
      title: 'Categories',
      guard: 'everybody',
      first: async () => [(await import('./calls')).categoriesQuery],
      load: async () => ({ default: (await import('./ChoicesScreen')).CategoriesPage }),
    },
  ],
  tabs: [
    {
      path: paths.newsletter,
      id: 'delights',
      title: ({ productavega_tag }) => wordOf(productavega_tag),
      first: async () => {
        const { categoriesQuery, offersQuery } = await import('./calls');
        return [offersQuery, categoriesQuery];
      },
      load: () => import('./delights/DelightsTab'),
    },
  ],
  finds: [
    { group: 'Delights and treats', path: paths.newsletter, load: async () => (await import('./calls')).records },
  ],
};
