// For testers and developers, in mock mode only: a tab at the edge that opens their panel. The console is laid out
// beside it.

import { Button } from '@blueprintjs/core';
import {
  type PointerEvent,
  type KeyboardEvent as ReactKeyboardEvent,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import * as v from 'valibot';
import { useSnapshot } from 'valtio';
import { storedValues } from '@/ui/browser/localStore';
import { lazyDialog } from '@/ui/dialogs/lazyDialog';
import { LINK } from './links/link';
import { freePlace, panelState, type Span } from './panelState';
import { watchClicks } from './report/clicks';
import './panel/tester.css';

/** The chosen position, in percent of the window's height. */
const place = storedValues('tester', v.object({ at: v.pipe(v.number(), v.minValue(0), v.maxValue(100)) }), { at: 40 });
const STEP = 5;
/** A click may include a small movement. */
const STILL_PX = 4;

/** Events after which buttons may have moved. */
const LAYOUT_EVENTS = ['resize', 'scrollend', 'transitionend', 'animationend'];

const PRESSABLE = 'button, a[href], input, select, textarea, label, [role="tab"], [role="menuitem"]';

const moveTo = (at: number) => {
  place.at = Math.min(100, Math.max(0, at));
};

/** The buttons at the edge, which the tab must not cover. */
function buttonsBeside(tab: HTMLElement): Span[] {
  const { left, right } = tab.getBoundingClientRect();
  return [...document.querySelectorAll(PRESSABLE)]
    .filter((element) => !tab.contains(element))
    .map((element) => element.getBoundingClientRect())
    .filter((box) => box.width > 0 && box.right > left && box.left < right);
}

/** A rendering screen changes many times at once, so changes are checked at most this often. */
const CHECK_EVERY_MS = 100;

/** Checks again after anything that may have moved buttons. */
function useTop(tab: { current: HTMLElement | null }): number {
  const { at } = useSnapshot(place);
  const [top, setTop] = useState(() => (at / 100) * innerHeight);
  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      if (!tab.current) return;
      const { height } = tab.current.getBoundingClientRect();
      setTop(freePlace((at / 100) * innerHeight, height, innerHeight, buttonsBeside(tab.current)));
    };
    const lookSoon = () => {
      frame ||= window.setTimeout(look, CHECK_EVERY_MS);
    };
    // At once when the user moves it.
    look();
    const changes = new MutationObserver(lookSoon);
    changes.observe(document.body, { childList: true, subtree: true });
    for (const event of LAYOUT_EVENTS) window.addEventListener(event, lookSoon, { capture: true, passive: true });
    return () => {
      clearTimeout(frame);
      changes.disconnect();
      for (const event of LAYOUT_EVENTS) window.removeEventListener(event, lookSoon, { capture: true });
    };
  }, [at, tab]);
  return top;
}

function Tab({ onOpen, autoFocus }: { onOpen: () => void; autoFocus: boolean }) {
  const tab = useRef<HTMLDivElement>(null);
  const top = useTop(tab);
  const drag = useRef({ from: 0, isMoved: false });

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    drag.current = { from: event.clientY, isMoved: false };
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    if (Math.abs(event.clientY - drag.current.from) > STILL_PX) drag.current.isMoved = true;
    const height = tab.current?.offsetHeight ?? 0;
    if (drag.current.isMoved) moveTo(((event.clientY - height / 2) / innerHeight) * 100);
  };
  const onKeyDown = ({ key }: ReactKeyboardEvent) => {
    if (key === 'ArrowUp') moveTo(place.at - STEP);
    if (key === 'ArrowDown') moveTo(place.at + STEP);
  };

  return (
    <div ref={tab} className="tester-tab" style={{ top }}>
      <Button
        className="tester-open"
        text="Tester"
        title="Drag it, or move it with the arrow keys"
        autoFocus={autoFocus}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onKeyDown={onKeyDown}
        onClick={() => !drag.current.isMoved && onOpen()}
      />
    </div>
  );
}

const Panel = lazyDialog(() => import('./panel/Panel'), { isRare: true });

const isShortcut = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => key === '.' && ctrlKey !== metaKey && !altKey;

/** Dialogs take the focus back when it leaves them, so focus events in the panel are hidden from them. */
function useFocusBesideDialogs(aside: { current: HTMLElement | null }): void {
  useEffect(() => {
    const keep = (event: FocusEvent) => {
      if (event.target instanceof Node && aside.current?.contains(event.target)) event.stopPropagation();
    };
    window.addEventListener('focus', keep, { capture: true });
    return () => window.removeEventListener('focus', keep, { capture: true });
  }, [aside]);
}

export default function TesterPanel() {
  const { isOpen } = useSnapshot(panelState);
  const aside = useRef<HTMLElement>(null);
  /** The panel takes the focus when the user opens or closes it, but not when it is open after a reload. */
  const isAskedFor = useRef(false);
  const before = useRef<Element | null>(null);
  useFocusBesideDialogs(aside);
  useEffect(watchClicks, []);

  const [open, close] = useMemo(() => {
    const show = (isOpen: boolean) => () => {
      isAskedFor.current = true;
      panelState.isOpen = isOpen;
    };
    return [show(true), show(false)];
  }, []);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { activeElement, body } = document;
      const isInside = aside.current?.contains(activeElement) ?? false;
      if (isShortcut(event)) {
        event.preventDefault();
        if (isInside && panelState.isOpen) return before.current instanceof HTMLElement && before.current.focus();
        before.current = activeElement;
        if (panelState.isOpen) aside.current?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus();
        else open();
      }
      // Escape belongs to a dialog that has the focus.
      if (event.key === 'Escape' && panelState.isOpen && (isInside || activeElement === body)) close();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [open, close]);

  // Opening a link to the current screen only changes the hash, which does not load the page.
  useEffect(() => {
    const onHashChange = () => location.hash.startsWith(LINK) && location.reload();
    window.addEventListener('hashchange', onHashChange);
    return () => window.removeEventListener('hashchange', onHashChange);
  }, []);

  useEffect(() => {
    document.documentElement.toggleAttribute('data-tester', isOpen);
    return () => document.documentElement.removeAttribute('data-tester');
  }, [isOpen]);

  return (
    <aside ref={aside} className="tester" aria-label="Tester's panel">
      <div className="tester-room" data-room />
      {isOpen ? (
        <Panel onClose={close} autoFocus={isAskedFor.current} />
      ) : (
        <Tab onOpen={open} autoFocus={isAskedFor.current} />
      )}
    </aside>
  );
}
