import type { QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { afterPaint } from '@/ui/afterPaint';
import { recordFrame } from '@/ui/frame/record';
import { useSignedIn } from '../session/store';
import { onceQuiet } from './queries';
import { useCurrentPath } from './useCurrentPath';

/** The next time that this browser opens the screen's address, its frame is in sight at once. */
export function useRecordedFrame(queries: QueryClient): void {
  const path = useCurrentPath();
  const { appName, user_info } = useSignedIn();
  const { emailaddress, productavega_tag } = user_info.data;
  useEffect(() => {
    if (path === undefined) return;
    let isHere = true;
    const record = () => {
      const whose = { person: emailaddress, application: appName, brand: productavega_tag ? 'first' : 'second' };
      if (isHere) recordFrame(path, whose);
    };
    const stop = onceQuiet(queries, () => afterPaint(() => (window.requestIdleCallback ?? setTimeout)(record)));
    return () => {
      isHere = false;
      stop();
    };
  }, [queries, path, appName, emailaddress, productavega_tag]);
}
