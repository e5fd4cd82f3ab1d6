import { lazyDialog } from '@/ui/lazyDialog';

export const ReviewDialog = lazyDialog(() => import('./ReviewDialog'));
