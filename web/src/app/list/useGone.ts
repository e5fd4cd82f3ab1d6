import { useEffect } from 'react';
import { toast } from '@/ui/messages/toasts';

/** Tells the user that the entry in the address was deleted or is not here for another reason, and closes it. */
export function useGone(isGone: boolean, onGone: () => void, message = 'It is no longer there.'): void {
  useEffect(() => {
    if (!isGone) return;
    toast.warning(message);
    onGone();
  });
}
