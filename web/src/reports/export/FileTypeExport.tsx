import { useEffect, useState } from 'react';
import { lazyDialog } from '@/ui/dialogs/lazyDialog';
import { toast } from '@/ui/messages/toasts';
import type { Report, ReportKind } from '../report';
import { ExportTypes } from './ExportTypes';
import { type Progress, useExport } from './useExport';

const ExportUnderWay = lazyDialog(() => import('./ExportUnderWay'));

interface Props<Row> {
  /** Without its ending. */
  fileName: string;
  /** Why it cannot be exported yet. */
  whyNot: string | undefined;
  makeReport: () => Report<Row>;
}

/** The export of a list whose files have a fixed name: a type is chosen, and the list is saved as it is shown. */
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

/** A file that takes no longer than this is there before anybody could have read how far it is. */
const LONG_MS = 1000;

function LongExport({ progress, onStop }: { progress: Progress; onStop: () => void }) {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), LONG_MS);
    return () => clearTimeout(timer);
  }, []);
  return isLong && <ExportUnderWay progress={progress} onClose={onStop} />;
}
