import type { QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { afterPaint, whenIdle } from '@/ui/browser/afterPaint';
import { recordFrame } from '@/ui/frame/record';
import { useSignedIn } from '../session/store';
import { whenQueriesIdle } from './queries';
import { useCurrentPath } from './useCurrentPath';

/** Records the screen's frame, which is drawn at once when this browser opens the address again. */
export function useRecordedFrame(queries: QueryClient): void {
  const path = useCurrentPath();
  const { appName, user_info } = useSignedIn();
  const { emailaddress } = user_info.data;
  useEffect(() => {
    if (path === undefined) return;
    let isHere = true;
    const record = () => {
      if (isHere) recordFrame(path, { person: emailaddress, application: appName });
    };
    const stop = whenQueriesIdle(queries, () => afterPaint(() => whenIdle(record)));
    return () => {
      isHere = false;
      stop();
    };
  }, [queries, path, appName, emailaddress]);
}
