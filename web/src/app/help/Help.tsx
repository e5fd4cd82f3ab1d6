// '?' opens the help for the current screen.
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { lazyDialog } from '@/ui/dialogs/lazyDialog';
import { isDialogOpen } from '@/ui/focus/focusPlace';
import { isTyping } from '@/ui/keys/useKeys';
import { closeHelp, help, openHelp } from './help';
import type { HelpTexts } from './page';

// Rarely used, so it is loaded only when it is opened.
const HelpDialog = lazyDialog(() => import('./HelpDialog'), { isRare: true });

/** A menu's dialog that only opens the help, after the menu has returned the focus. */
export function HelpOpener({ onClose }: { onClose: () => void }) {
  useEffect(() => {
    onClose();
    openHelp();
  }, [onClose]);
  return null;
}

/** The tester's panel and other parts outside of the console have their own help. */
const CONSOLE = '.brand, main.public';

function isAsked(event: KeyboardEvent): boolean {
  const { key, target, repeat, ctrlKey, metaKey, altKey, defaultPrevented } = event;
  if (key !== '?' || repeat || ctrlKey || metaKey || altKey || defaultPrevented) return false;
  const element = target as Element;
  // A dialog opens its own help, if it has any.
  return (element === document.body || element.closest(CONSOLE) !== null) && !isTyping(element) && !isDialogOpen();
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
