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
export function keepFocusInTopDialog(): void {
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
export function keepFocusInDialog(): void {
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
export function passEscapeToTop(): void {
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
