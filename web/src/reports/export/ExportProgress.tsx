import { ProgressBar } from '@blueprintjs/core';
import { grouped } from '@/ui/texts/grouped';
import './reports.css';
import type { Progress } from './useExport';

export function ExportProgress(progress: Progress) {
  const { written, total } = progress;
  const text = inWords(progress);
  return (
    <div className="export-progress">
      <ProgressBar
        intent="primary"
        // Without a total, the bar is only animated.
        {...(total ? { value: written / total } : {})}
        aria-label="Rows written"
        aria-valuetext={text}
      />
      <span aria-hidden>{text}</span>
    </div>
  );
}

function inWords({ written, total, read }: Progress): string {
  if (total !== undefined) return `${grouped(written)} of ${grouped(total)}`;
  // A filter may keep only a few of the rows read.
  return `${read === undefined ? '' : `${grouped(read)} rows read, `}${grouped(written)}${read === undefined ? ' rows' : ''} written`;
}
