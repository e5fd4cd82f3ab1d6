const ROW = 'tr, li';
const CAN_HAVE_FOCUS = 'button:enabled, a[href], [tabindex]';
/** Where Blueprint keeps the focus of a dialog whose focused element has gone. */
const DIALOG_EDGE = '.bp6-overlay-start-focus-trap, .bp6-overlay-end-focus-trap';

/** Whether an element has the focus, or has lost it to what is around it and not to something else that is used now. */
export function isFocusNear(element: Element | null): boolean {
  const { activeElement } = document;
  return activeElement?.contains(element) === true || activeElement?.matches(DIALOG_EDGE) === true;
}

const DIALOG = '[role="dialog"], [role="alertdialog"]';

export const isDialogOpen = (): boolean => document.querySelector(DIALOG) !== null;
export const topDialog = (): Element | undefined => [...document.querySelectorAll(DIALOG)].at(-1);
export const isQuestionOpen = (): boolean => document.querySelector('[role="alertdialog"]') !== null;

export interface FocusPlace {
  isGone: () => boolean;
  restore: () => void;
}

/** Where the focus is now, to be restored later: to the same element or, when that is gone, to what took its place. */
export function focusPlace(): FocusPlace {
  const { activeElement: element, body } = document;
  // A dialog that a link opened has no opener: the screen gets the focus.
  if (!(element instanceof HTMLElement) || element === body)
    return { isGone: () => false, restore: () => document.querySelector('main')?.focus() };

  const row = element.closest(ROW);
  const list = row?.parentElement;
  const at = row && list ? [...list.children].indexOf(row) : 0;
  const around = ancestorsOf(element).filter((ancestor) => ancestor.hasAttribute('tabindex'));
  const isGone = () => !element.isConnected;
  const successor = () => {
    const next = list?.isConnected ? list.children[Math.min(at, list.children.length - 1)] : undefined;
    if (next instanceof HTMLElement && next.matches(CAN_HAVE_FOCUS)) return next;
    return next?.querySelector<HTMLElement>(CAN_HAVE_FOCUS) ?? around.find(({ isConnected }) => isConnected);
  };
  return { isGone, restore: () => (isGone() ? successor() : element)?.focus() };
}

function ancestorsOf({ parentElement }: HTMLElement): HTMLElement[] {
  return parentElement ? [parentElement, ...ancestorsOf(parentElement)] : [];
}
