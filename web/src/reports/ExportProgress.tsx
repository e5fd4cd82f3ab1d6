import { ProgressBar } from '@blueprintjs/core';
import { grouped } from '@/ui/grouped';
import './reports.css';
import type { Progress } from './useExport';

export function ExportProgress({ written, total }: Progress) {
  const text = total === undefined ? `${grouped(written)} rows written` : `${grouped(written)} of ${grouped(total)}`;
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
