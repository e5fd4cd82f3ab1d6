// For testers and developers, in mock mode only: a tab that opens their panel.
import { useEffect, useRef, useState } from 'react';
import { lazyDialog } from '@/ui/lazyDialog';
import { Tab } from './Tab';
import './tester.css';

const Panel = lazyDialog(() => import('./Panel'));

export default function TesterPanel() {
  /** Null until somebody opens it. */
  const [shown, setShown] = useState<boolean | null>(null);
  const aside = useRef<HTMLElement>(null);

  useEffect(() => {
    if (!shown) return;
    const onKeyDown = ({ key }: KeyboardEvent) => {
      const { activeElement, body } = document;
      // A dialog that has the focus is what Escape closes.
      const isOurs = activeElement === body || aside.current?.contains(activeElement);
      if (key === 'Escape' && isOurs) setShown(false);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [shown]);

  return (
    <aside ref={aside} className="tester" aria-label="Tester's panel">
      {shown ? (
        <Panel onClose={() => setShown(false)} />
      ) : (
        <Tab onOpen={() => setShown(true)} autoFocus={shown === false} />
      )}
    </aside>
  );
}
