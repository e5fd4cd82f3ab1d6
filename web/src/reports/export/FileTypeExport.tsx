import { useEffect, useState } from 'react';
import { lazyDialog } from '@/ui/dialogs/lazyDialog';
import { toast } from '@/ui/messages/toasts';
import type { Report, ReportKind } from '../report';
import { ExportTypes } from './ExportTypes';
import { type Progress, useExport } from './useExport';

const ExportUnderWay = lazyDialog(() => import('./ExportUnderWay'));

interface Props<Row> {
  /** Without its extension. */
  fileName: string;
  /** The reason why it cannot be exported yet. */
  whyNot: string | undefined;
  makeReport: () => Report<Row>;
}

/** Exports a list as it is shown, under a fixed file name: the user only chooses the file type. */
export function FileTypeExport<Row>({ fileName, whyNot, makeReport }: Props<Row>) {
  const [failure, setFailure] = useState<string | null>(null);
  const { progress, run, stop } = useExport(setFailure);
  const save = async (kind: ReportKind) => {
    setFailure(null);
    if (await run(makeReport, kind, fileName)) toast.success('Report saved');
  };
  return (
    <ExportTypes
      whyNot={whyNot}
      isBusy={progress !== null}
      failure={failure}
      onChoose={() => setFailure(null)}
      onExport={save}
    >
      {progress && <LongExport progress={progress} onStop={stop} />}
    </ExportTypes>
  );
}

/** No progress is shown for faster exports, because it could not be read in time. */
const LONG_MS = 1000;

function LongExport({ progress, onStop }: { progress: Progress; onStop: () => void }) {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), LONG_MS);
    return () => clearTimeout(timer);
  }, []);
  return isLong && <ExportUnderWay progress={progress} onClose={onStop} />;
}
