// What all keys, dialogs and links of the page rely on.
import { keepFocusInDialog, keepFocusInTopDialog, passEscapeToTop } from '@/ui/dialogs/dialogFocus';
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

// Many users double-click everything. The second click must not reach a dialog that has just opened under the pointer,
// nor its next step, nor the page below a dialog that has just closed.

const KINDS = ['mousedown', 'mouseup', 'click', 'dblclick'] as const;

/** The layer above the page (dialog, step of a dialog, question or menu) that was clicked; null for the page itself. */
const layerOf = ({ target }: MouseEvent) =>
  target instanceof Element ? target.closest('[data-step], .bp6-portal') : null;

function keepDoubleClicksTogether(): void {
  let first: Element | null = null;
  const onMouse = (event: MouseEvent) => {
    if (event.type === 'mousedown' && event.detail < 2) first = layerOf(event);
    if (event.detail < 2 || layerOf(event) === first) return;
    event.preventDefault();
    event.stopPropagation();
  };
  for (const kind of KINDS) window.addEventListener(kind, onMouse, { capture: true });
}

/**
 * Ignores files that are dropped beside a field: the browser would open them in place of the console, and the input
 * would be lost.
 */
function ignoreStrayDrops(): void {
  const ignore = (event: DragEvent) => {
    if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'none';
  };
  window.addEventListener('dragover', ignore);
  window.addEventListener('drop', ignore);
}

/**
 * Blueprint's buttons click when one of these is released; native buttons click on press and on each repeat (Enter), or
 * on release (Space).
 */
const CLICKING = ['Enter', ' '];

/**
 * Enter and Space act only on the element where they were pressed. When a dialog opens or closes during a keystroke,
 * the focus moves, and the newly focused element would take the key's repeats and release for a click. Installed once,
 * before all other listeners.
 */
function keepKeysWherePressed(): void {
  const pressedOn = new Map<string, EventTarget | null>();

  const ignoreElsewhere = (event: KeyboardEvent) => {
    if (pressedOn.get(event.key) === event.target) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!CLICKING.includes(event.key)) return;
    if (event.repeat) ignoreElsewhere(event);
    else pressedOn.set(event.key, event.target);
  };
  const onKeyUp = (event: KeyboardEvent) => {
    if (!CLICKING.includes(event.key)) return;
    ignoreElsewhere(event);
    pressedOn.delete(event.key);
  };
  window.addEventListener('keydown', onKeyDown, { capture: true });
  window.addEventListener('keyup', onKeyUp, { capture: true });
}
