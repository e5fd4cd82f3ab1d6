import { paths } from '@/app/paths';
import type { Area } from '@/app/routes';
import { wordOf } from './delights/word';
import { categoriesQuery, offersQuery, storesQuery } from './lists';

export const offers: Area = {
  routes: [
    {
      path: '/store',
      title: 'Stores',
      guard: 'signedIn',
      first: () => [storesQuery],
      load: () => import('./StoresPage'),
    },
    {
      path: '/category',
      title: 'Categories',
      guard: 'signedIn',
      first: () => [categoriesQuery],
      load: () => import('./CategoriesPage'),
    },
  ],
  tabs: [
    {
      path: paths.newsletter,
      id: 'delights',
      title: ({ productavega_tag }) => wordOf(productavega_tag),
      first: () => [offersQuery, categoriesQuery],
      load: () => import('./delights/DelightsTab'),
    },
  ],
};
