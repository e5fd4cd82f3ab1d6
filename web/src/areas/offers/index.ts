import type { Area } from '@/app/routes';
import { categoriesQuery, storesQuery } from './lists';

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
};
