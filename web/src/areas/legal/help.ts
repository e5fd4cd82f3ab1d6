import type { HelpPage } from '@/app/help/page';

export const pages: HelpPage[] = [
  {
    paths: ['/privacypolicy'],
    purpose:
      'The privacy notice of the members’ app: which personal data it collects, with whom they are shared, how long they are kept, and how one complains. Signed in, it is in the account menu as well.',
    steps: [],
    calls: [],
  },
  { paths: ['/contactus'], purpose: 'The email address of the support.', steps: [], calls: [] },
];
