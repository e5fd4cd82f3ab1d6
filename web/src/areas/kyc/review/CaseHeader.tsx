import { H3 } from '@blueprintjs/core';
import type { RefObject } from 'react';
import { shownMoment } from '@/ui/days';
import { StatusTag } from '@/ui/StatusTag';
import { counterOf, fullName, lastDecision, type Registration, statusKind, statusLabel } from '../registration';
import type { Queue } from './queue';

function decision(registration: Registration): string {
  const { by, at } = lastDecision(registration);
  return by ? `by ${by} at ${shownMoment(at)}` : '';
}

export function CaseHeader({
  queue: { registration },
  headingRef,
}: {
  queue: Queue;
  headingRef: RefObject<HTMLHeadingElement | null>;
}) {
  return (
    <header className="case-header">
      <H3 ref={headingRef} tabIndex={-1}>
        {fullName(registration)}
      </H3>
      <StatusTag kind={statusKind(registration)} text={statusLabel(registration)} />
      <span>{decision(registration)}</span>
      <span className="case-facts">
        Counter {counterOf(registration)} · Registration Attempts: {registration.regcount}
      </span>
    </header>
  );
}
