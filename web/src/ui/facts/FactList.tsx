import type { ReactNode } from 'react';
import { isUnread } from '#wire/unread';
import './facts.css';

interface Props {
  facts: readonly (readonly [term: string, fact: ReactNode])[];
  label?: string;
  className?: string;
}

/** A list of read-only facts, side by side as far as there is room. */
export function FactList({ facts, label, className = '' }: Props) {
  return (
    <dl className={`fact-list ${className}`} aria-label={label}>
      {facts.map(([term, fact]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd className={isUnread(fact) ? 'unknown' : undefined}>{fact}</dd>
        </div>
      ))}
    </dl>
  );
}
