import { useEffect } from 'react';
import { toast } from '@/ui/toasts';

/** An address may name an entry that was deleted meanwhile: this says so and closes it. */
export function useGone(isGone: boolean, onGone: () => void): void {
  useEffect(() => {
    if (!isGone) return;
    toast.warning('It is no longer there.');
    onGone();
  });
}
