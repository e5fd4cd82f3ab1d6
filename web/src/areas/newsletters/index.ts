import { paths } from '@/app/routing/paths';
import type { Area } from '@/app/routing/routes';

export const newsletters: Area = {
  routes: [
    {
      path: paths.newsletter,
      title: 'Newsletter',
      alsoCalled: 'news delights treats offers posts',
      guard: 'everybody',
      topMenu: 'bar',
      first: async () => [(await import('./calls')).newslettersQuery],
      load: () => import('./NewsletterPage'),
    },
  ],
  finds: [{ group: 'Newsletters', path: paths.newsletter, load: async () => (await import('./calls')).records }],
};
