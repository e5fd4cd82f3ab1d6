const ROW = 'tr, li';
const CAN_HAVE_FOCUS = 'button:enabled, a[href], [tabindex]';

export interface Place {
  isGone: () => boolean;
  goBack: () => void;
}

/** Where the person is, to be led back to later: to what had the focus or, when that is gone, to what took its place. */
export function placeOfFocus(): Place {
  // A button that became busy has lost the focus, but it is where the person is.
  const { activeElement, body } = document;
  const element = activeElement === body ? document.querySelector('.bp6-loading') : activeElement;
  // What a link opened was opened from nowhere: the screen is where the person is then.
  if (!(element instanceof HTMLElement))
    return { isGone: () => false, goBack: () => document.querySelector('main')?.focus() };

  const row = element.closest(ROW);
  const list = row?.parentElement;
  const at = row && list ? [...list.children].indexOf(row) : 0;
  const around = ancestorsOf(element).filter((ancestor) => ancestor.hasAttribute('tabindex'));
  const isGone = () => !element.isConnected;
  const heir = () => {
    const next = list?.isConnected ? list.children[Math.min(at, list.children.length - 1)] : undefined;
    if (next instanceof HTMLElement && next.matches(CAN_HAVE_FOCUS)) return next;
    return next?.querySelector<HTMLElement>(CAN_HAVE_FOCUS) ?? around.find(({ isConnected }) => isConnected);
  };
  return { isGone, goBack: () => (isGone() ? heir() : element)?.focus() };
}

function ancestorsOf({ parentElement }: HTMLElement): HTMLElement[] {
  return parentElement ? [parentElement, ...ancestorsOf(parentElement)] : [];
}
