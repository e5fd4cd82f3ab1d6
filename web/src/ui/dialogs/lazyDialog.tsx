import { type ComponentType, Suspense } from 'react';
import { loadLater } from '@/ui/browser/later';
import { loadedWhenNeeded } from '@/ui/browser/loaded';
import { CrashBoundary, ReloadNotice } from '@/ui/messages/CrashBoundary';

/**
 * What opens above a screen, which does not begin with its code. When that cannot be had, a notice stands in for this one
 * dialog, to reload or to close it; the screen below keeps what was typed. Opened again, it is asked for again.
 */
export function lazyDialog<Props extends object>(
  ask: () => Promise<{ default: ComponentType<Props> }>,
  /** Few open it: not even when there is time is it loaded before. */
  { isRare = false } = {},
) {
  let dialog = loadedWhenNeeded(ask);
  const retryNextTime = () => {
    dialog = loadedWhenNeeded(ask);
  };
  if (!isRare) loadLater(() => dialog.load());
  return function LazyDialog(props: Props & { onClose: () => void }) {
    return (
      <CrashBoundary fallback={<ReloadNotice onClose={props.onClose} />} onCrash={retryNextTime}>
        <Suspense>
          <dialog.Screen {...props} />
        </Suspense>
      </CrashBoundary>
    );
  };
}
