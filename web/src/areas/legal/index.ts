import { paths } from '@/app/paths';
import type { Area } from '@/app/routes';
import { Shield } from '@/ui/icons';
import { lazyDialog } from '@/ui/lazyDialog';

export const legal: Area = {
  routes: [
    {
      path: paths.privacyPolicy,
      title: 'Privacy Policy',
      guard: 'public',
      load: () => import('./PrivacyPolicyPage'),
    },
    { path: paths.contactUs, title: 'Contact Us', guard: 'public', load: () => import('./ContactPage') },
  ],
  accountDialogs: [
    { label: 'Privacy Policy', icon: Shield, dialog: lazyDialog(() => import('./PrivacyNoticeDialog')) },
  ],
};
