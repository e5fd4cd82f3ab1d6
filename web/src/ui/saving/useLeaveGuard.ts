// Asks before the browser's back and forward buttons or a link drop unsaved input or interrupt a save.
import { useEffect, useRef } from 'react';

interface Guard {
  /** The history state and address, to be restored. */
  state: unknown;
  address: string;
  mayLeave: () => Promise<boolean>;
  /** Closes the dialog, which would stay open otherwise. */
  onLeave: () => void;
}

/** In the order of opening: the last guard belongs to the top dialog. */
let guards: Guard[] = [];

/**
 * Installed once, before all other listeners, so that no other listener sees a back or forward move while the user is
 * being asked.
 */
export function guardBrowserMoves(): void {
  const onMove = async (guard: Guard) => {
    // The event is fired after the move. Pushing the old entry again makes the move's target one step back.
    history.pushState(guard.state, '', guard.address);
    if (!(await guard.mayLeave())) return;
    guards = guards.filter((other) => other !== guard);
    guard.onLeave();
    history.back();
  };
  window.addEventListener('popstate', () => {
    const guard = guards.at(-1);
    if (guard) void onMove(guard);
  });

  const onLink = async (guard: Guard, link: HTMLElement) => {
    if (!(await guard.mayLeave())) return;
    guards = guards.filter((other) => other !== guard);
    guard.onLeave();
    link.click();
  };
  window.addEventListener(
    'click',
    (event) => {
      const guard = guards.at(-1);
      const link = guard && leavingLink(event);
      if (!link) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      void onLink(guard, link);
    },
    true,
  );
}

/** Asks all guards before everything on the screen is discarded. False when the user wants to stay. */
export async function mayLeaveAll(): Promise<boolean> {
  for (const guard of guards.toReversed()) {
    if (!(await guard.mayLeave())) return false;
    guards = guards.filter((other) => other !== guard);
    guard.onLeave();
  }
  // The user was asked already, so the browser must not ask again.
  window.removeEventListener('beforeunload', askBeforeUnload);
  return true;
}

/** The link that a click follows to another address in this tab. Nothing below a dialog can be clicked. */
function leavingLink({ target, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): HTMLElement | null {
  if (!(target instanceof Element) || ctrlKey || metaKey || shiftKey || altKey) return null;
  return target.closest<HTMLElement>('a[href]:not([href^="#"], [target], [download])');
}

const askBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();

/** While `isOn`, back, forward and links are held up until `mayLeave` resolves to true. */
export function useLeaveGuard(isOn: boolean, mayLeave: Guard['mayLeave'], onLeave: Guard['onLeave']): void {
  const current = useRef({ mayLeave, onLeave });
  useEffect(() => {
    current.current = { mayLeave, onLeave };
  });

  useEffect(() => {
    if (!isOn) return;
    const guard: Guard = {
      state: history.state,
      address: location.href,
      mayLeave: () => current.current.mayLeave(),
      onLeave: () => current.current.onLeave(),
    };
    guards.push(guard);
    window.addEventListener('beforeunload', askBeforeUnload);
    return () => {
      guards = guards.filter((other) => other !== guard);
      if (guards.length === 0) window.removeEventListener('beforeunload', askBeforeUnload);
    };
  }, [isOn]);
}
