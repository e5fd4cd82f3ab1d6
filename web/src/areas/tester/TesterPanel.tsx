// For testers and developers, in mock mode only: a tab that opens their panel, for which the console makes room.
import { useEffect, useMemo, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { lazyDialog } from '@/ui/dialogs/lazyDialog';
import { LINK } from './links/link';
import { Tab } from './panel/Tab';
import { watchClicks } from './report/clicks';
import { shown } from './shown';
import './panel/tester.css';

const Panel = lazyDialog(() => import('./panel/Panel'), { isRare: true });

const isShortcut = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => key === '.' && ctrlKey !== metaKey && !altKey;

/** Dialogs take the focus back when it leaves them: of the panel they need not know. */
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
  const { isOpen } = useSnapshot(shown);
  const aside = useRef<HTMLElement>(null);
  /** Opened or closed by a person, it takes the focus; found open after a reload it does not. */
  const isAskedFor = useRef(false);
  const before = useRef<Element | null>(null);
  useFocusBesideDialogs(aside);
  useEffect(watchClicks, []);

  const [open, close] = useMemo(() => {
    const show = (isOpen: boolean) => () => {
      isAskedFor.current = true;
      shown.isOpen = isOpen;
    };
    return [show(true), show(false)];
  }, []);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { activeElement, body } = document;
      const isInside = aside.current?.contains(activeElement) ?? false;
      if (isShortcut(event)) {
        event.preventDefault();
        if (isInside && shown.isOpen) return before.current instanceof HTMLElement && before.current.focus();
        before.current = activeElement;
        if (shown.isOpen) aside.current?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus();
        else open();
      }
      // A dialog that has the focus is what Escape closes.
      if (event.key === 'Escape' && shown.isOpen && (isInside || activeElement === body)) close();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [open, close]);

  // A link to the screen that is open changes nothing but what stands behind #: the page would stay.
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
