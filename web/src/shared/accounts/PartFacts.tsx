import { Button, Classes } from '@blueprintjs/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { listFailure } from '@/app/list/ListTable';
import { FactList } from '@/ui/facts/FactList';
import { Failure } from '@/ui/messages/Failure';

interface Props {
  /** What the facts are read from. */
  queries: readonly Pick<UseQueryResult<unknown>, 'data' | 'error' | 'refetch'>[];
  /** Undefined until everything has been loaded. */
  facts: readonly (readonly [term: string, fact: ReactNode])[] | undefined;
}

/** The facts of one part of an account's page. A part that fails has its own error and can be tried again by itself. */
export function PartFacts({ queries, facts }: Props) {
  if (facts) return <FactList className="part-facts" facts={facts} />;
  const failures = queries.flatMap((query) => (query.data === undefined ? (listFailure(query) ?? []) : []));
  const [failure] = failures;
  if (!failure) return <LoadingFacts />;
  return (
    <>
      <Failure message={failure.message ?? 'Not loaded.'} />
      <Button
        text="Try again"
        onClick={() => {
          for (const { onRetry } of failures) onRetry();
        }}
      />
    </>
  );
}

const LINES = ['first', 'second', 'third'];

const LoadingFacts = () => (
  <div className="part-facts" role="status" aria-label="Loading">
    {LINES.map((line) => (
      <div key={line} className={Classes.SKELETON}>
        …
      </div>
    ))}
  </div>
);

/** How many there are, and their names as far as there is room: '3: BDO, BPI, Metrobank', or 'None'. */
export const countAndNames = (names: readonly string[]) =>
  names.length === 0 ? 'None' : `${names.length}: ${names.join(', ')}`;
