// Ctrl or Cmd and K opens what can be done by name.
import { useEffect } from 'react';
import { proxy, useSnapshot } from 'valtio';
import { isDialogOpen, isQuestionOpen } from '@/ui/focusPlace';
import { lazyDialog } from '@/ui/lazyDialog';
import type { MoreCommands } from './found';

const PaletteDialog = lazyDialog(() => import('./PaletteDialog'));

const isShortcut = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey;

const palette = proxy({ isOpen: false, isOverDialog: false });

function open(): void {
  palette.isOverDialog = isDialogOpen();
  palette.isOpen = true;
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
  const { isOpen, isOverDialog } = useSnapshot(palette);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return;
      // The browser's own search field is not what somebody wants here.
      event.preventDefault();
      // A question is answered first.
      if (!palette.isOpen && !isQuestionOpen()) open();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  const close = () => {
    palette.isOpen = false;
  };
  return isOpen && <PaletteDialog more={more} isOverDialog={isOverDialog} onClose={close} />;
}
