// For testers and developers, in mock mode only: a tab at the edge that opens their panel. The console is laid out
// beside it.
import { useEffect, useMemo, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { lazyDialog } from '@/ui/dialogs/lazyDialog';
import { LINK } from './links/link';
import { Tab } from './panel/Tab';
import { panelState } from './panelState';
import { watchClicks } from './report/clicks';
import './panel/tester.css';

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
