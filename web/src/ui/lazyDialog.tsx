import { type ComponentType, lazy, Suspense } from 'react';
import { CrashBoundary, ReloadNotice } from './CrashBoundary';

/**
 * A dialog whose code comes when it is first opened. When it cannot be had, a notice stands in for this one dialog, to
 * reload or to close it; the screen below keeps what was typed. Opened again, it is asked for again.
 */
export function lazyDialog<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  let Dialog = lazy(load);
  const retryNextTime = () => {
    Dialog = lazy(load);
  };
  return function LazyDialog(props: Props & { onClose: () => void }) {
    return (
      <CrashBoundary fallback={<ReloadNotice onClose={props.onClose} />} onCrash={retryNextTime}>
        <Suspense>
          <Dialog {...props} />
        </Suspense>
      </CrashBoundary>
    );
  };
}
