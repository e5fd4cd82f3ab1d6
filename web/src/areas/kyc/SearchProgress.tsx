import { ProgressBar } from '@blueprintjs/core';

/** Filtering loads all pending registrations in several requests; this shows how many are loaded. */
export function SearchProgress({ progress: [loaded, total] }: { progress: [loaded: number, total: number] }) {
  const label =
    total > 0
      ? `Looking through ${loaded.toLocaleString('en-US')} of ${total.toLocaleString('en-US')}`
      : 'Looking through all requests';
  return (
    <div className="search-progress" role="status">
      {label}
      <ProgressBar value={total > 0 ? loaded / total : undefined} intent="primary" stripes={false} />
    </div>
  );
}
