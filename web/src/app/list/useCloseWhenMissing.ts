import { useEffect } from 'react';
import { toast } from '@/ui/messages/toasts';

/** Tells the user that the entry in the address was deleted or is not here for another reason, and closes it. */
export function useCloseWhenMissing(isMissing: boolean, onClose: () => void, message = 'It is no longer there.'): void {
  useEffect(() => {
    if (!isMissing) return;
    toast.warning(message);
    onClose();
  });
}
