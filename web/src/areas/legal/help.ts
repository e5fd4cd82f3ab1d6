import type { HelpPage } from '@/app/help/page';

export const pages: HelpPage[] = [
  {
    paths: ['/privacypolicy'],
    purpose:
      'The privacy notice of the members’ app: which personal data it collects, who receives it, how long it is kept and how to complain. When you are signed in, you also find it in the account menu.',
    steps: [],
    calls: [],
  },
  { paths: ['/contactus'], purpose: 'How to reach support by email.', steps: [], calls: [] },
];
