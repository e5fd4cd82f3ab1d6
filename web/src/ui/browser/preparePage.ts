// What all keys, dialogs and links of the page rely on.
import transitions from 'react-transition-group/config';
import { guardBrowserMoves } from '@/ui/saving/useLeaveGuard';

// Keeps the focus, and Escape, with the dialog that was opened last.

const DIALOG = '.bp6-overlay';
const OPEN_DIALOG = '.bp6-overlay-open';
const CONTAINER = '.bp6-dialog-container';
/** The dialogs and popovers that Escape closes. */
const CLOSABLE = [CONTAINER, '.bp6-popover'].map((what) => `${OPEN_DIALOG} ${what}`).join();
const MESSAGES = '.bp6-toast-container';
const FIRST_EDGE = '.bp6-overlay-start-focus-trap';

const isBelow = (dialog: Element, other: Element) =>
  (dialog.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

/**
 * When a dialog closes, Blueprint focuses the one below it, but only in the next frame. On a busy machine another
 * dialog may have opened before that frame: it would lose its focus, and its keys would not work.
 */
function keepFocusInTopDialog(): void {
  const onFocus = ({ target, relatedTarget }: FocusEvent) => {
    if (!(target instanceof Element) || !(relatedTarget instanceof HTMLElement) || !target.matches(FIRST_EDGE)) return;
    const dialog = target.closest(DIALOG);
    const left = relatedTarget.closest(OPEN_DIALOG);
    if (dialog && left && dialog !== left && isBelow(dialog, left)) relatedTarget.focus();
  };
  window.addEventListener('focus', onFocus, { capture: true });
}

const CONTROLS = 'button, a[href], input, select, textarea, [tabindex="0"]';

const canHaveFocus = (element: HTMLElement) =>
  element.isConnected && !element.matches(':disabled') && element.getClientRects().length > 0;

/**
 * When the focused element of a dialog is removed or disabled, such as the button that removes its own row, the browser
 * focuses the page, where keys belong to nothing. Instead, the next control of the dialog gets the focus, or the one
 * before. After the 'Undo' of a message above a dialog, the dialog gets it.
 */
function keepFocusInDialog(): void {
  let restore: () => void = () => undefined;
  /** The control that was disabled, while its dialog has the focus in its place. */
  let disabled: HTMLElement | undefined;
  const observer = new MutationObserver(() => restore());
  const onFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement)) return;
    const dialog = target.closest<HTMLElement>(CONTAINER);
    if (target === dialog && disabled && dialog.contains(disabled)) return;
    observer.disconnect();
    disabled = undefined;
    const layer = dialog ?? target.closest(MESSAGES);
    if (!layer || target === dialog) return;
    const controls = dialog ? [...dialog.querySelectorAll<HTMLElement>(CONTROLS)] : [];
    const at = controls.indexOf(target);
    restore = () => {
      const { activeElement, body } = document;
      if (disabled) {
        if (activeElement === dialog && canHaveFocus(disabled)) disabled.focus();
        return;
      }
      const isLost = !target.isConnected || target.matches(':disabled');
      if (!isLost || (activeElement !== body && activeElement !== target)) return;
      // Something disabled gets the focus back once it is enabled again, as after a check.
      if (target.isConnected) disabled = target;
      const nearest = target.isConnected ? [] : [...controls.slice(at + 1), ...controls.slice(0, at).reverse()];
      (nearest.find(canHaveFocus) ?? dialog ?? lastOf(`${OPEN_DIALOG} ${CONTAINER}`))?.focus();
    };
    observer.observe(layer, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  };
  window.addEventListener('focusin', onFocus);
}

const escapeTo = (element: Element | undefined) =>
  element?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));

const lastOf = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)].at(-1);

/**
 * The focused element may have been removed, such as a button that is no longer needed. Keys then go to the body, where
 * Escape closes nothing, so it is passed to the dialog or popover that was opened last. A dialog that has just opened
 * may not have the focus yet: Escape closes it, and not the one below.
 */
function passEscapeToTop(): void {
  window.addEventListener('keydown', ({ key, target }) => {
    if (key === 'Escape' && target === document.body) escapeTo(lastOf(CLOSABLE));
  });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !(event.target instanceof Element)) return;
    const own = event.target.closest(CONTAINER);
    const top = lastOf(`${OPEN_DIALOG} ${CONTAINER}`);
    if (!own || !top || own.contains(top) || !isBelow(own, top)) return;
    event.stopImmediatePropagation();
    event.preventDefault();
    escapeTo(top);
  };
  window.addEventListener('keydown', onKeyDown, { capture: true });
}

/**
 * Turns animations off for users who ask for less motion. base.css stops CSS animations; this stops Blueprint's timers:
 * its dialogs, drawers, menus, tooltips and toasts wait for their transitions regardless of styles.
 */
function followReducedMotion(): void {
  const lessMotion = matchMedia('(prefers-reduced-motion: reduce)');
  const follow = () => {
    transitions.disabled = lessMotion.matches;
  };
  follow();
  lessMotion.addEventListener('change', follow);
}

export function preparePage(): void {
  followReducedMotion();
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
