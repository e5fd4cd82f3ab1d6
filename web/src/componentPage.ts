// The page of the tests of components, as `main.tsx` prepares it for the console: its styles, and what all keys and
// dialogs rely on.
import 'normalize.css/normalize.css';
import 'virtual:blueprint-first.css';
import 'virtual:blueprint-later.css';
import 'virtual:blueprint-toasts.css';
import './ui/browser/colours.css';
import './ui/browser/base.css';
import './ui/browser/motion';
import { keepDoubleClicksTogether } from './ui/buttons/doubleClicks';
import { keepFocusInDialog, keepFocusInTopDialog, passEscapeToTop } from './ui/dialogs/dialogFocus';
import { ignoreStrayDrops } from './ui/files/strayDrops';
import { keepKeysWherePressed } from './ui/keys/heldKeys';
import { guardBrowserMoves } from './ui/saving/useLeaveGuard';

keepKeysWherePressed();
keepFocusInTopDialog();
keepFocusInDialog();
passEscapeToTop();
keepDoubleClicksTogether();
guardBrowserMoves();
ignoreStrayDrops();
