// '?' opens what there is to know about the screen that is open.
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { lazyDialog } from '@/ui/dialogs/lazyDialog';
import { isDialogOpen } from '@/ui/focus/focusPlace';
import { isWriting } from '@/ui/keys/writing';
import { closeHelp, help, openHelp } from './help';
import type { HelpTexts } from './page';

// Most days nobody asks: it comes when somebody does.
const HelpDialog = lazyDialog(() => import('./HelpDialog'), { isRare: true });

/** A dialog of a menu that opens help, once the menu has given the focus back. */
export function HelpOpener({ onClose }: { onClose: () => void }) {
  useEffect(() => {
    onClose();
    openHelp();
  }, [onClose]);
  return null;
}

/** What is beside the console, such as the tester's panel, has help of its own. */
const CONSOLE = '.brand, main.public';

function isAsked(event: KeyboardEvent): boolean {
  const { key, target, repeat, ctrlKey, metaKey, altKey, defaultPrevented } = event;
  if (key !== '?' || repeat || ctrlKey || metaKey || altKey || defaultPrevented) return false;
  const element = target as Element;
  // A dialog is about one thing: one that has help opens it itself.
  return (element === document.body || element.closest(CONSOLE) !== null) && !isWriting(element) && !isDialogOpen();
}

export function Help({ texts }: { texts: () => Promise<HelpTexts> }) {
  const { isOpen, keys } = useSnapshot(help);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isAsked(event)) return;
      event.preventDefault();
      openHelp();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  return isOpen && <HelpDialog texts={texts} keys={keys} onClose={closeHelp} />;
}
