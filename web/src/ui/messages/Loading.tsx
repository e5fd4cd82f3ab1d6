import { Spinner } from '@blueprintjs/core';

export function Loading() {
  return (
    <div className="loading" role="status" aria-label="Loading">
      <Spinner size={32} />
    </div>
  );
}
