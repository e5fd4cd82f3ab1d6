// Binds each keystroke to the element it began on.

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
export function keepKeysWherePressed(): void {
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
