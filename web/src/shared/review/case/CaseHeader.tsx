import { H3 } from '@blueprintjs/core';
import type { RefObject } from 'react';
import { FindingTag, StatusTag } from '@/ui/facts/StatusTag';
import { decisionText, type Kind, type Risk } from '../kind';

interface Props<Row extends object> {
  kind: Kind<Row>;
  row: Row;
  /** Shown beside the name. */
  facts: string[];
  risks: Risk[];
  /** 'm.santos has it open, 2 min' */
  claimed: string | undefined;
  headingRef: RefObject<HTMLHeadingElement | null>;
}

export function CaseHeader<Row extends object>({ kind, row, facts, risks, claimed, headingRef }: Props<Row>) {
  const remarks = kind.remarksOf(row);
  return (
    <header className="case-header">
      <H3 ref={headingRef} tabIndex={-1}>
        {kind.nameOf(row)}
      </H3>
      <StatusTag status={kind.statusOf(row)} />
      <span>{decisionText(kind, row)}</span>
      <span role="status">{claimed && <FindingTag kind="warning" text={claimed} />}</span>
      <span className="case-facts">{[`Counter ${kind.counterOf(row)}`, ...facts].join(' · ')}</span>
      {/* Keeps its room while the risks are unknown, so that nothing below moves. */}
      <ul className="case-risks" aria-label="To be noted">
        {risks.map(({ kind: riskKind, text }) => (
          <li key={text}>
            <FindingTag kind={riskKind} text={text} />
          </li>
        ))}
      </ul>
      {remarks && (
        <dl className="case-remarks">
          <dt>Disapproval Remarks</dt>
          <dd>{remarks}</dd>
        </dl>
      )}
    </header>
  );
}
