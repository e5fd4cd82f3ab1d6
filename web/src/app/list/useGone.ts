import { useEffect } from 'react';
import { toast } from '@/ui/messages/toasts';

/** An address may name an entry that was deleted meanwhile, or is not here for another reason: this says so and closes it. */
export function useGone(isGone: boolean, onGone: () => void, message = 'It is no longer there.'): void {
  useEffect(() => {
    if (!isGone) return;
    toast.warning(message);
    onGone();
  });
}
