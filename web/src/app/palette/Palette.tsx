// Ctrl or Cmd and K opens what can be done by name.
import { useEffect } from 'react';
import { proxy, useSnapshot } from 'valtio';
import { lazyDialog } from '@/ui/dialogs/lazyDialog';
import { isDialogOpen, isQuestionOpen } from '@/ui/focus/focusPlace';
import type { MoreCommands } from './found';

const PaletteDialog = lazyDialog(() => import('./PaletteDialog'));

const isShortcut = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey;

const palette = proxy({ isOpen: false, isOverDialog: false, text: '' });
/** Where the focus was when it opened: as long as it is there, the field has not come yet. */
let focusBefore: Element | null = null;

function open(): void {
  focusBefore = document.activeElement;
  palette.isOverDialog = isDialogOpen();
  palette.text = '';
  palette.isOpen = true;
}

/** What is typed before the field is there is meant for it, and for nothing below. */
function typeAhead(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, altKey, isComposing } = event;
  if (!palette.isOpen || document.activeElement !== focusBefore) return;
  if (ctrlKey || metaKey || altKey || isComposing) return;
  if (key === 'Escape') palette.isOpen = false;
  else if (key === 'Backspace') palette.text = palette.text.slice(0, -1);
  else if (key.length === 1) palette.text += key;
  else if (key !== 'Enter') return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** For who has no keys at hand: a dialog of a menu that opens the palette, once the menu has given the focus back. */
export function PaletteOpener({ onClose }: { onClose: () => void }) {
  useEffect(() => {
    onClose();
    open();
  }, [onClose]);
  return null;
}

export function Palette({ more }: { more: MoreCommands }) {
  const { isOpen, isOverDialog, text } = useSnapshot(palette, { sync: true });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return;
      // The browser's own search field is not what somebody wants here.
      event.preventDefault();
      // A question is answered first.
      if (!palette.isOpen && !isQuestionOpen()) open();
    };
    document.addEventListener('keydown', typeAhead, { capture: true });
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', typeAhead, { capture: true });
      document.removeEventListener('keydown', onKeyDown);
    };
  }, []);
  const close = () => {
    palette.isOpen = false;
  };
  const changeText = (typed: string) => {
    palette.text = typed;
  };
  return (
    isOpen && <PaletteDialog more={more} isOverDialog={isOverDialog} text={text} onText={changeText} onClose={close} />
  );
}
