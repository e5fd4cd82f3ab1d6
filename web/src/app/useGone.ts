import { useEffect } from 'react';
import { toast } from '@/ui/toasts';

/** An address may name what is no longer there: a colleague has deleted it, or the link is old. */
export function useGone(isGone: boolean, onGone: () => void): void {
  useEffect(() => {
    if (!isGone) return;
    toast.warning('It is no longer there.');
    onGone();
  });
}
