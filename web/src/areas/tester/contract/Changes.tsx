// The changes of the contract since its last release, and those of each earlier release.
import { useMemo } from 'react';
import { type ContractDocument, operationsOf } from './document';
import { type ContractChange, changesOf, type History } from './history';
import { OperationLink } from './OperationLink';

interface Props {
  contract: ContractDocument;
  history: History;
  /** The operations whose changes are shown; null for all. */
  wanted: readonly string[] | null;
}

export function Changes({ contract, history, wanted }: Props) {
  const changes = changesOf(history, wanted);
  const known = useMemo(() => new Set(operationsOf(contract).map(({ id }) => id)), [contract]);
  const summary = wanted && history.changes.length > 0 ? `${history.summary} ${changes.length} of them here.` : '';
  return (
    <div className="contract-changes">
      <h2>Not released yet</h2>
      <p>{summary || history.summary}</p>
      {changes.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: only a focused element can be scrolled with keys.
        <section aria-label="What has changed" tabIndex={0}>
          <table>
            <thead>
              <tr>
                <th scope="col">Change</th>
                <th scope="col">Breaks</th>
                <th scope="col">Why</th>
              </tr>
            </thead>
            <tbody>
              {changes.map((change) => (
                <ChangeRow key={change.name} change={change} known={known} />
              ))}
            </tbody>
          </table>
        </section>
      )}
      {history.releases.map(({ version, day, told: entries }) => (
        <section key={version} aria-label={`Version ${version}`}>
          <h2>
            {version} <small>{day}</small>
          </h2>
          <ul>
            {entries.map((point) => (
              <li key={point}>{withNames(point)}</li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function ChangeRow({
  change: { name, breaks, operations, why },
  known,
}: {
  change: ContractChange;
  known: Set<string>;
}) {
  return (
    <tr>
      <th scope="row">
        {name}
        <small>
          {operations
            .filter((id) => known.has(id))
            .map((id) => (
              <OperationLink key={id} id={id} />
            ))}
        </small>
      </th>
      <td>{breaks}</td>
      <td>{withNames(why)}</td>
    </tr>
  );
}

/** Text in backticks is shown as code. */
const withNames = (text: string) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text keep their order.
  text.split('`').map((piece, at) => (at % 2 === 1 ? <code key={at}>{piece}</code> : piece));
