import { useEffect, useState } from 'react';
import { useSignedIn } from '@/app/session/store';
import { ExportButton, NOT_LOADED } from '@/reports/export/ExportButton';
import { type Progress, useExport } from '@/reports/export/useExport';
import { listReport } from '@/reports/listReport';
import type { Report, ReportKind } from '@/reports/report';
import { lazyDialog } from '@/ui/dialogs/lazyDialog';
import { toast } from '@/ui/messages/toasts';
import type { DataTableModel } from '@/ui/table/useDataTable';

const ExportUnderWay = lazyDialog(async () => ({
  default: (await import('@/reports/export/ExportDialog')).ExportUnderWay,
}));

interface FileTypeExportProps<Row> {
  /** Without its extension. */
  fileName: string;
  /** The reason why it cannot be exported yet. */
  whyNot: string | undefined;
  makeReport: () => Report<Row>;
}

/** Exports a list as it is shown, under a fixed file name: the user only chooses the file type. */
function FileTypeExport<Row>({ fileName, whyNot, makeReport }: FileTypeExportProps<Row>) {
  const [failure, setFailure] = useState<string | null>(null);
  const { progress, run, stop } = useExport(setFailure);
  const save = async (kind: ReportKind) => {
    setFailure(null);
    if (await run(makeReport, kind, fileName)) toast.success('Report saved');
  };
  return (
    <ExportButton whyNot={whyNot} isBusy={progress !== null} failure={failure} onExport={save}>
      {progress && <LongExport progress={progress} onStop={stop} />}
    </ExportButton>
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

interface Props<Row extends object> {
  table: DataTableModel<Row>;
  /** Without its extension. */
  fileName: string;
  title: string;
  sheet: string;
  /** The list's subject and filters in words; empty ones are left out. */
  filter: string[];
  isLoaded: boolean;
}

/** Exports a list as it is shown, as Excel or landscape A4 PDF, under a fixed file name. */
export function ListExport<Row extends object>({ table, fileName, isLoaded, ...subject }: Props<Row>) {
  const { emailaddress } = useSignedIn().user_info.data;
  return (
    <FileTypeExport
      fileName={fileName}
      whyNot={isLoaded ? undefined : NOT_LOADED}
      makeReport={() => listReport(table, { ...subject, paper: 'A4', exportedBy: emailaddress })}
    />
  );
}
