import { OverlayToaster, type ToastProps } from '@blueprintjs/core';
import './toaster.css';

/** Escape belongs to the screen: it must not be lost to a toast that happens to be there, nor take its Undo away. */
export const newToaster = () => OverlayToaster.create({ position: 'top', canEscapeKeyClear: false });

const UNDO = (
  <>
    Undo <kbd>Ctrl Z</kbd>
  </>
);

export interface ActionButton {
  /** 'Undo' by default. */
  label?: string;
  onClick: () => void;
  /** Called when the toast's time is over or the user has closed it. */
  onEnd?: () => void;
}

export function withAction({ label, onClick, onEnd }: ActionButton) {
  let before: EventTarget | null = null;
  const props: Pick<ToastProps, 'action' | 'className' | 'onDismiss'> = {
    className: 'undo-toast',
    action: {
      text: label ?? UNDO,
      onFocus: ({ relatedTarget }) => {
        before = relatedTarget;
      },
      onClick: () => {
        onClick();
        // The button disappears, so the focus returns to where it was before.
        if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
      },
    },
    ...(onEnd && { onDismiss: onEnd }),
  };
  return props;
}
