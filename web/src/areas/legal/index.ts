import { paths } from '@/app/routing/paths';
import type { Area } from '@/app/routing/routes';
import { Shield } from '@/ui/buttons/icons';
import { lazyDialog } from '@/ui/dialogs/lazyDialog';

export const legal: Area = {
  routes: [
    {
      path: paths.privacyPolicy,
      title: 'Privacy Policy',
      guard: 'public',
      load: async () => ({ default: (await import('./LegalPages')).PrivacyPolicyPage }),
    },
    {
      path: paths.contactUs,
      title: 'Contact Us',
      guard: 'public',
      load: async () => ({ default: (await import('./LegalPages')).ContactPage }),
    },
  ],
  accountDialogs: [
    {
      label: 'Privacy Policy',
      icon: Shield,
      dialog: lazyDialog(() => import('./PrivacyNoticeDialog'), { isRare: true }),
    },
  ],
};
