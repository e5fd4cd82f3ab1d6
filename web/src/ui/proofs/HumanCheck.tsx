// The human check: a proof of work that the browser computes in workers while the user goes on.
import { Checkbox, Spinner } from '@blueprintjs/core';
import type { Challenge } from 'altcha-lib/types';
import { useEffect, useId, useState } from 'react';

/** The gateway accepts a proof for five minutes; a little less leaves time to send it. */
const FRESH_MS = 4.5 * 60_000;

type State = 'open' | 'solving' | 'solved' | 'failed';

/** The gateway's message when it does not accept a proof. */
const NOT_HUMAN = 'Please verify that you are human!';

/** Computes a proof, which is valid for one operation only. */
export async function proveHuman(operation: string): Promise<string> {
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

/** The proof of a form, null while there is none; `complaint` is the form's message while it is missing. */
export function useHumanProof(complaint: string) {
  const [proof, setProof] = useState<string | null>(null);
  const [spent, setSpent] = useState(0);
  const [isRefused, setRefused] = useState(false);

  /**
   * Sends a call that needs a proof. A proof is good for one call: after a failure a new one is computed automatically,
   * unless the gateway demands that the user repeats the check.
   */
  const withProof = async <Answer,>(send: () => Promise<Answer>): Promise<Answer> => {
    try {
      return await send();
    } catch (error) {
      setProof(null);
      const isProofRefused = error instanceof Error && error.message === NOT_HUMAN;
      setRefused(isProofRefused);
      if (!isProofRefused) setSpent((before) => before + 1);
      throw error;
    }
  };
  const takeProof = (made: string | null) => {
    if (made !== null) setRefused(false);
    setProof(made);
  };
  /** The complaint stands at the box until there is a proof; any other message stands where the form shows its own. */
  const atBox = (message: string | null | undefined) =>
    !proof && (isRefused || message === complaint) ? complaint : undefined;
  const besides = <Message,>(message: Message) => (message === complaint ? undefined : message);
  return { proof, spent, setProof: takeProof, withProof, atBox, besides };
}

const LABELS: Record<State, string> = {
  open: 'I am human',
  solving: 'Checking…',
  solved: 'Verified',
  failed: 'The check failed. Try again',
};

interface Props {
  /** The operation that the proof is for. */
  operation: string;
  proof: string | null;
  /** The number of proofs used up by failed calls; each is replaced automatically. */
  spent: number;
  onProof: (proof: string | null) => void;
  /** What stands at the box while the proof is missing. */
  complaint?: string | null | undefined;
}

export function HumanCheck({ operation, proof, spent, onProof, complaint }: Props) {
  const complaintId = useId();
  const [work, setWork] = useState<'open' | 'solving' | 'failed'>('open');
  const state = proof === null ? work : 'solved';

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new proof restarts the timer.
  useEffect(() => {
    if (proof === null) return;
    const timer = setTimeout(() => onProof(null), FRESH_MS);
    return () => clearTimeout(timer);
  }, [proof]);

  const start = async () => {
    setWork('solving');
    try {
      onProof(await proveHuman(operation));
      setWork('open');
    } catch {
      setWork('failed');
    }
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when a proof was used up.
  useEffect(() => {
    if (spent > 0) void start();
  }, [spent]);

  return (
    <div className="human-check">
      <Checkbox
        checked={state === 'solved'}
        disabled={state === 'solving'}
        aria-invalid={complaint ? true : undefined}
        aria-describedby={complaint ? complaintId : undefined}
        onChange={() => (state === 'solved' ? undefined : void start())}
      >
        {/* No role: some screen readers do not use a status inside a label as the label's text. */}
        <span aria-live="polite">{LABELS[state]}</span>
        {state === 'solving' && <Spinner size={16} />}
      </Checkbox>
      {complaint && (
        <p id={complaintId} className="field-error" role="alert">
          {complaint}
        </p>
      )}
    </div>
  );
}
