// Asks before the browser's own buttons, or a link, drop what was typed or is under way.
import { useEffect, useRef } from 'react';

interface Guard {
  /** Where it stands, to be put back. */
  state: unknown;
  address: string;
  mayLeave: () => Promise<boolean>;
  /** Closes what would stay open otherwise. */
  onLeave: () => void;
}

/** That of the dialog on top is the last. */
let guards: Guard[] = [];

/**
 * Installed once, before anything else listens: nobody else hears of the browser's way back or forward while somebody is
 * still asked about it.
 */
export function guardBrowserMoves(): void {
  const onMove = async (guard: Guard) => {
    // The browser tells of it when it is done. Where it went to is then one step back.
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

/** Before everything on the screen is thrown away: whoever has typed something, or waits for something, is asked. */
export async function mayLeaveAll(): Promise<boolean> {
  for (const guard of guards.toReversed()) {
    if (!(await guard.mayLeave())) return false;
    guards = guards.filter((other) => other !== guard);
    guard.onLeave();
  }
  // It need not be asked once more by the browser.
  window.removeEventListener('beforeunload', askBeforeUnload);
  return true;
}

/** The link that a click follows to elsewhere in this tab. Whatever is below a dialog cannot be clicked. */
function leavingLink({ target, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): HTMLElement | null {
  if (!(target instanceof Element) || ctrlKey || metaKey || shiftKey || altKey) return null;
  return target.closest<HTMLElement>('a[href]:not([href^="#"], [target], [download])');
}

const askBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();

/** While `isOn`, going back or forward in the browser, or by a link, leaves everything as it is until `mayLeave` says yes. */
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
