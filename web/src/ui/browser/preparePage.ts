// What all keys, dialogs and links of the page rely on.
import { keepDoubleClicksTogether } from '@/ui/buttons/doubleClicks';
import { keepFocusInDialog, keepFocusInTopDialog, passEscapeToTop } from '@/ui/dialogs/dialogFocus';
import { ignoreStrayDrops } from '@/ui/files/strayDrops';
import { keepKeysWherePressed } from '@/ui/keys/heldKeys';
import { guardBrowserMoves } from '@/ui/saving/useLeaveGuard';

export function preparePage(): void {
  keepKeysWherePressed();
  keepFocusInTopDialog();
  keepFocusInDialog();
  passEscapeToTop();
  keepDoubleClicksTogether();
  guardBrowserMoves();
  ignoreStrayDrops();
}
