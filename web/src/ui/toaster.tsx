import { OverlayToaster, type ToastProps } from '@blueprintjs/core';
import './toaster.css';

export interface UndoButton {
  onUndo: () => void;
  /** When its time is over, or somebody has closed it. */
  onEnd: () => void;
}

export const newToaster = () => OverlayToaster.create({ position: 'top' });

const LABEL = (
  <>
    Undo <kbd>Ctrl Z</kbd>
  </>
);

export const undoable = ({ onUndo, onEnd }: UndoButton): Pick<ToastProps, 'action' | 'className' | 'onDismiss'> => ({
  className: 'undo-toast',
  action: { text: LABEL, onClick: onUndo },
  onDismiss: onEnd,
});
