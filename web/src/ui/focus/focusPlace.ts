import { useEffect, useLayoutEffect, useRef, useState } from 'react';

const ROW = 'tr, li';
const CAN_HAVE_FOCUS = 'button:enabled, a[href], [tabindex]';
/** Blueprint focuses these when the focused element of a dialog is removed. */
const DIALOG_EDGE = '.bp6-overlay-start-focus-trap, .bp6-overlay-end-focus-trap';

/** Whether an element has the focus or has lost it only to an element around it, not to another control. */
export function isFocusNear(element: Element | null): boolean {
  const { activeElement } = document;
  return activeElement?.contains(element) === true || activeElement?.matches(DIALOG_EDGE) === true;
}

/** Whether the user is typing: what appears by itself must not take the focus then. */
export const isTyping = (): boolean => document.activeElement?.matches('input, textarea') === true;

const DIALOG = '[role="dialog"], [role="alertdialog"]';

export const isDialogOpen = (): boolean => document.querySelector(DIALOG) !== null;
export const topDialog = (): Element | undefined => [...document.querySelectorAll(DIALOG)].at(-1);
export const isQuestionOpen = (): boolean => document.querySelector('[role="alertdialog"]') !== null;

interface FocusPlace {
  isGone: () => boolean;
  restore: () => void;
}

/** The current place of the focus, to be restored later: the same element or, if it is gone, its replacement. */
export function focusPlace(): FocusPlace {
  const { activeElement: element, body } = document;
  // A dialog that was opened by a link has no opener; the focus then goes to the screen.
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

/** For a dialog that is unmounted at once: Blueprint restores the focus only when it closes the dialog itself. */
export function useRestoreFocus(): void {
  const [openedFrom] = useState(focusPlace);
  useEffect(() => openedFrom.restore, [openedFrom]);
}

/**
 * When the focused row is removed, the row that takes its place gets the focus, so that it does not jump to the top of
 * the page.
 */
export function useRowFocus() {
  const place = useRef<FocusPlace>(null);
  useLayoutEffect(() => {
    if (!place.current?.isGone() || document.activeElement !== document.body) return;
    place.current.restore();
    place.current = null;
  });
  return {
    onFocus: () => {
      place.current = focusPlace();
    },
    // React reports no blur when the focused element is removed, so the place is still known then.
    onBlur: () => {
      place.current = null;
    },
  };
}
