import { OverlayToaster, type ToastProps } from '@blueprintjs/core';
import 'virtual:blueprint-toasts.css';
import './toaster.css';

/** Escape belongs to the screen: it must not be lost to a toast that happens to be there, nor take its Undo away. */
export const newToaster = () => OverlayToaster.create({ position: 'top', canEscapeKeyClear: false });

const LABEL = (
  <>
    Undo <kbd>Ctrl Z</kbd>
  </>
);

/** `onEnd` is called when the toast's time is over or the user has closed it. */
export function undoable({ onUndo, onEnd }: { onUndo: () => void; onEnd: () => void }) {
  let before: EventTarget | null = null;
  const props: Pick<ToastProps, 'action' | 'className' | 'onDismiss'> = {
    className: 'undo-toast',
    action: {
      text: LABEL,
      onFocus: ({ relatedTarget }) => {
        before = relatedTarget;
      },
      onClick: () => {
        onUndo();
        // The button disappears, so the focus returns to where it was before.
        if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
      },
    },
    onDismiss: onEnd,
  };
  return props;
}
