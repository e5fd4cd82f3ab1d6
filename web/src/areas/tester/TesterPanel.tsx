// For testers and developers, in mock mode only: a button that opens their panel.
import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { lazyDialog } from '@/ui/lazyDialog';
import './tester.css';

const Panel = lazyDialog(() => import('./Panel'));

export default function TesterPanel() {
  const [shown, setShown] = useState(false);
  return (
    <aside className="tester" aria-label="Tester's panel">
      {shown ? (
        <Panel onClose={() => setShown(false)} />
      ) : (
        <Button className="tester-open" text="Tester" onClick={() => setShown(true)} />
      )}
    </aside>
  );
}
