import { ProgressBar } from '@blueprintjs/core';
import './reports.css';
import type { Progress } from './useExport';

const shown = (count: number) => count.toLocaleString('en-US');

export function ExportProgress({ written, total }: Progress) {
  const text = total === undefined ? `${shown(written)} rows written` : `${shown(written)} of ${shown(total)}`;
  return (
    <div className="export-progress">
      <ProgressBar
        intent="primary"
        // Without a total it only moves.
        {...(total ? { value: written / total } : {})}
        aria-label="Rows written"
        aria-valuetext={text}
      />
      <span aria-hidden>{text}</span>
    </div>
  );
}
