// Ctrl or Cmd and K opens the command palette.
import { useEffect } from 'react';
import { proxy, useSnapshot } from 'valtio';
import { lazyDialog } from '@/ui/dialogs/lazyDialog';
import { isDialogOpen, isQuestionOpen } from '@/ui/focus/focusPlace';
import { onSessionEnd } from '../session/store';
import type { MoreCommands } from './commandSearch';

const PaletteDialog = lazyDialog(() => import('./PaletteDialog'));

const isShortcut = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey;

const palette = proxy({ isOpen: false, isOverDialog: false, text: '' });
/** The layer that had the focus when the palette was opened: while the focus is in it, the field is not there yet. */
let layerBefore: Element | null = null;

/** The dialog with the focus; null for the screen, whose list may focus its first row after the palette was opened. */
const focusedLayer = () => document.activeElement?.closest('.bp6-portal') ?? null;

// It shows what was typed and found, and stands above the sign-in too.
onSessionEnd(() => {
  palette.isOpen = false;
  palette.text = '';
});

function open(): void {
  layerBefore = focusedLayer();
  palette.isOverDialog = isDialogOpen();
  palette.text = '';
  palette.isOpen = true;
}

/** Collects keys that are typed before the field appears, and keeps them from the screen below. */
function typeAhead(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, altKey, isComposing } = event;
  if (!palette.isOpen || focusedLayer() !== layerBefore) return;
  if (ctrlKey || metaKey || altKey || isComposing) return;
  if (key === 'Escape') palette.isOpen = false;
  else if (key === 'Backspace') palette.text = palette.text.slice(0, -1);
  else if (key.length === 1) palette.text += key;
  else if (key !== 'Enter') return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** For users without a keyboard: a menu's dialog that only opens the palette, after the menu has returned the focus. */
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
      // Ctrl K would otherwise focus the browser's search field.
      event.preventDefault();
      // A question must be answered first.
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
