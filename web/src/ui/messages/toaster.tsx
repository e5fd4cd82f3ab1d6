import { OverlayToaster, type ToastProps } from '@blueprintjs/core';
import 'virtual:blueprint-toasts.css';
import './toaster.css';

export interface UndoButton {
  onUndo: () => void;
  /** Called when the toast's time is over or the user has closed it. */
  onEnd: () => void;
}

/** Escape belongs to the screen: it must not be lost to a toast that happens to be there, nor take its Undo away. */
export const newToaster = () => OverlayToaster.create({ position: 'top', canEscapeKeyClear: false });

const LABEL = (
  <>
    Undo <kbd>Ctrl Z</kbd>
  </>
);

export function undoable({ onUndo, onEnd }: UndoButton): Pick<ToastProps, 'action' | 'className' | 'onDismiss'> {
  let before: EventTarget | null = null;
  return {
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
}
