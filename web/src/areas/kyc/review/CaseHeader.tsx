import { H3, type Intent, Tag } from '@blueprintjs/core';
import type { RefObject } from 'react';
import { shownMoment } from '@/ui/days';
import { counterOf, fullName, lastDecision, type Registration, statusLabel } from '../registration';
import type { Queue } from './queue';

const INTENTS: Record<string, Intent> = {
  Approved: 'success',
  Reapproved: 'success',
  Disapproved: 'danger',
  Terminated: 'warning',
};

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
  const status = statusLabel(registration);
  return (
    <header className="case-header">
      <H3 ref={headingRef} tabIndex={-1}>
        {fullName(registration)}
      </H3>
      <Tag intent={INTENTS[status] ?? 'none'} minimal>
        {status}
      </Tag>
      <span>{decision(registration)}</span>
      <span className="case-facts">
        Counter {counterOf(registration)} · Registration Attempts: {registration.regcount}
      </span>
    </header>
  );
}
