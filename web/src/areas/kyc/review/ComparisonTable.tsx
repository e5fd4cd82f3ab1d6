import { HTMLTable } from '@blueprintjs/core';
import { isUnread } from '#wire/unread';
import { Disable, Tick, WarningSign } from '@/ui/buttons/icons';
import type { Comparison, Segment } from '../judging/comparison';
import { outcomeText } from './sections';

const SIGNS: Record<Comparison['outcome'], typeof Tick> = {
  differs: WarningSign,
  notSubmitted: Disable,
  notOnRecord: Disable,
  same: Tick,
  nothing: Disable,
};

/** Marks the parts that differ. */
function Value({ parts }: { parts: Segment[] }) {
  if (parts.length === 0) return '–';
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a value have no other key.
  return parts.map(({ text, differs }, at) => (differs ? <mark key={at}>{text}</mark> : <span key={at}>{text}</span>));
}

interface Props {
  comparisons: Comparison[];
  state: 'loading' | 'unknown' | 'compared';
}

export function ComparisonTable({ comparisons, state }: Props) {
  const isCompared = state === 'compared';
  return (
    <HTMLTable compact className="comparison" aria-label="Submitted and company record" aria-busy={state === 'loading'}>
      <thead>
        <tr>
          <th scope="col">Field</th>
          <th scope="col">Submitted</th>
          <th scope="col">Company record</th>
          <th scope="col">Comparison</th>
        </tr>
      </thead>
      <tbody>
        {comparisons.map((comparison) => {
          const { field, label, submitted, outcome, parts } = comparison;
          const Sign = SIGNS[outcome];
          return (
            <tr key={field} data-outcome={isCompared ? outcome : undefined}>
              <th scope="row">{label}</th>
              <td className={isUnread(submitted) ? 'unknown' : undefined}>
                {isCompared ? <Value parts={parts.submitted} /> : submitted || '–'}
              </td>
              <td>
                {isCompared && <Value parts={parts.company} />}
                {state === 'loading' && <span className="bp6-skeleton">0000000000</span>}
                {state === 'unknown' && <span className="no-record">Not known</span>}
              </td>
              <td className="outcome">
                {isCompared && (
                  <>
                    <Sign /> {outcomeText(comparison)}
                  </>
                )}
                {state === 'unknown' && 'Not compared'}
              </td>
            </tr>
          );
        })}
      </tbody>
    </HTMLTable>
  );
}
