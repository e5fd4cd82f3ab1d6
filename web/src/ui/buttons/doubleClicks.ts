// Many users double-click everything. The second click must not reach a dialog that has just opened under the pointer,
// nor its next step, nor the page below a dialog that has just closed.

const KINDS = ['mousedown', 'mouseup', 'click', 'dblclick'] as const;

/** The layer above the page (dialog, step of a dialog, question or menu) that was clicked; null for the page itself. */
const layerOf = ({ target }: MouseEvent) =>
  target instanceof Element ? target.closest('[data-step], .bp6-portal') : null;

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
