import { type ComponentType, Suspense } from 'react';
import { loadedWhenNeeded, loadLater } from '@/ui/browser/lazyComponents';
import { CrashBoundary, ReloadNotice } from '@/ui/messages/CrashBoundary';

/**
 * A dialog whose code is not part of the screen that opens it. If its code cannot be loaded, a notice takes the place
 * of this dialog and offers to reload or to close it; the screen below keeps what was typed. Opening it again loads it
 * again.
 */
export function lazyDialog<Props extends object>(
  ask: () => Promise<{ default: ComponentType<Props> }>,
  /** For rarely used dialogs: their code is not loaded in advance. */
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
