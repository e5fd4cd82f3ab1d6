// The human check: a proof of work that the browser solves in workers while the person goes on.
import { Checkbox, Spinner } from '@blueprintjs/core';
import type { Challenge } from 'altcha-lib/types';
import { useEffect, useState } from 'react';

/** The gateway takes a proof for five minutes; a little less, to leave time for sending it. */
const FRESH_MS = 4.5 * 60_000;

type State = 'open' | 'solving' | 'solved' | 'failed';

interface Props {
  /** The call that it is for: a proof of one is no proof of another. */
  operation: string;
  /** The proof to send along, or null while there is none. */
  onProof: (proof: string | null) => void;
}

async function solve(operation: string): Promise<string> {
  const { solveChallengeWorkers } = await import('altcha-lib');
  const response = await fetch(`human-check?${new URLSearchParams({ operation })}`);
  if (!response.ok) throw new Error('No challenge.');
  const challenge = (await response.json()) as Challenge;
  const solution = await solveChallengeWorkers({
    challenge,
    concurrency: Math.min(navigator.hardwareConcurrency, 4),
    createWorker: () => new Worker(new URL('./humanCheckWorker.ts', import.meta.url), { type: 'module' }),
  });
  if (!solution) throw new Error('No solution.');
  return btoa(JSON.stringify({ challenge, solution }));
}

const LABELS: Record<State, string> = {
  open: 'I am human',
  solving: 'Checking…',
  solved: 'Checked: you are human',
  failed: 'The check did not work. Try once more',
};

export function HumanCheck({ operation, onProof }: Props) {
  const [state, setState] = useState<State>('open');

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new proof starts the time anew.
  useEffect(() => {
    if (state !== 'solved') return;
    const timer = setTimeout(() => {
      onProof(null);
      setState('open');
    }, FRESH_MS);
    return () => clearTimeout(timer);
  }, [state]);

  const start = async () => {
    setState('solving');
    try {
      onProof(await solve(operation));
      setState('solved');
    } catch {
      onProof(null);
      setState('failed');
    }
  };

  return (
    <div className="human-check">
      <Checkbox
        checked={state === 'solved'}
        disabled={state === 'solving'}
        onChange={() => (state === 'solved' ? undefined : void start())}
      >
        {/* No role: the text of a status inside a label is, to some readers, no label. */}
        <span aria-live="polite">{LABELS[state]}</span>
        {state === 'solving' && <Spinner size={16} />}
      </Checkbox>
    </div>
  );
}
