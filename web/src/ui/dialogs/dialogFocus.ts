// Keeps the focus, and Escape, with the dialog that was opened last.

const DIALOG = '.bp6-overlay';
const OPEN_DIALOG = '.bp6-overlay-open';
/** The dialogs and popovers that Escape closes. */
const CLOSABLE = ['.bp6-dialog-container', '.bp6-popover'].map((what) => `${OPEN_DIALOG} ${what}`).join();
const FIRST_EDGE = '.bp6-overlay-start-focus-trap';

const isBelow = (dialog: Element, other: Element) =>
  (dialog.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

/**
 * When a dialog closes, Blueprint focuses the one below it, but only in the next frame. On a busy machine another
 * dialog may have opened before that frame: it would lose its focus, and its keys would not work.
 */
export function keepFocusInTopDialog(): void {
  const onFocus = ({ target, relatedTarget }: FocusEvent) => {
    if (!(target instanceof Element) || !(relatedTarget instanceof HTMLElement) || !target.matches(FIRST_EDGE)) return;
    const dialog = target.closest(DIALOG);
    const left = relatedTarget.closest(OPEN_DIALOG);
    if (dialog && left && dialog !== left && isBelow(dialog, left)) relatedTarget.focus();
  };
  window.addEventListener('focus', onFocus, { capture: true });
}

/**
 * The focused element may have been removed, such as a button that is no longer needed. Keys then go to the body, where
 * Escape closes nothing, so it is passed to the dialog or popover that was opened last.
 */
export function passEscapeToTop(): void {
  window.addEventListener('keydown', ({ key, target }) => {
    if (key !== 'Escape' || target !== document.body) return;
    const top = [...document.querySelectorAll(CLOSABLE)].at(-1);
    top?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  });
}
