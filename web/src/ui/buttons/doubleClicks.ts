// Many people click twice on everything. The second click is meant for what the first was: not for the dialog that has opened
// under it, which it would answer or close, nor for what lies below one that it has closed.

const KINDS = ['mousedown', 'mouseup', 'click', 'dblclick'] as const;

/** What lies above the page: a dialog, a question, a menu. */
const layerOf = ({ target }: MouseEvent) => (target instanceof Element ? target.closest('.bp6-portal') : null);

export function keepDoubleClicksTogether(): void {
  let first: Element | null = null;
  const onMouse = (event: MouseEvent) => {
    if (event.type === 'mousedown' && event.detail < 2) first = layerOf(event);
    if (event.detail < 2 || layerOf(event) === first) return;
    event.preventDefault();
    event.stopPropagation();
  };
  for (const kind of KINDS) window.addEventListener(kind, onMouse, { capture: true });
}
