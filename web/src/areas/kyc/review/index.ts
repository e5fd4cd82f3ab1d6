import { lazyDialog } from '@/ui/dialogs/lazyDialog';

export const ReviewDialog = lazyDialog(() => import('./ReviewDialog'));
