// Holds each keystroke to the element it began on.

/** Blueprint's buttons click when one of these goes up, native ones when it goes down, again for each repeat, or up. */
const CLICKING = ['Enter', ' '];

/**
 * Enter and Space act only where they were pressed. A dialog that opens or closes under the finger moves the focus: what
 * has it then would take the rest of that keystroke, its repeats and its release, for a click. Installed once, before
 * anything else listens.
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
