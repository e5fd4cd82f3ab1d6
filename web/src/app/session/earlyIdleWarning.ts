import { useEffect } from 'react';
import { toast } from '@/ui/toasts';
import { idleMs } from './idle';
import { watchEarly } from './idleness';

const WARNING = 'You have been inactive for a while. You will be logged out in about 10 minutes.';

function warn(): () => void {
  const title = document.title;
  document.title = `Still there? ${title}`;
  // It waits for whoever is away to come back.
  const dismiss = toast.warning(WARNING, 0);
  return () => {
    document.title = title;
    dismiss();
  };
}

/** Tells on this screen, in its title too, long before the sign-out that nobody has been seen. */
export function useEarlyIdleWarning(): void {
  useEffect(() => watchEarly(idleMs, warn), []);
}
