import { toast } from '@/ui/messages/toasts';
import { idleLimitMs } from '../config';
import { idleMs } from './activity';
import { watchEarly } from './idleness';

const WARNING = 'You have been inactive for a while. You will be logged out in about 10 minutes.';

function warn(): () => void {
  const title = document.title;
  document.title = `Still there? ${title}`;
  // Without a time limit, so that the user sees it on coming back.
  const dismiss = toast.warning(WARNING, 0);
  return () => {
    document.title = title;
    dismiss();
  };
}

/** An effect that warns on its screen and in its title, long before the user is signed out for inactivity. */
export const warnEarly = (): (() => void) => watchEarly(idleMs, idleLimitMs(), warn);
