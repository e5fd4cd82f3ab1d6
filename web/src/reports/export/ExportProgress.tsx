import { ProgressBar } from '@blueprintjs/core';
import { groupDigits } from '@/ui/texts/counts';
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
  if (total !== undefined) return `${groupDigits(written)} of ${groupDigits(total)}`;
  // A filter may keep only a few of the rows read.
  return `${read === undefined ? '' : `${groupDigits(read)} rows read, `}${groupDigits(written)}${read === undefined ? ' rows' : ''} written`;
}
