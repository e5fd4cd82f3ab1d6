import { paths } from '@/app/paths';
import type { Area } from '@/app/routes';
import { newslettersQuery } from './lists';

export const newsletters: Area = {
  routes: [
    {
      path: paths.newsletter,
      title: 'Newsletter',
      guard: 'signedIn',
      topMenu: 'bar',
      first: () => [newslettersQuery],
      load: () => import('./NewsletterPage'),
    },
  ],
};
