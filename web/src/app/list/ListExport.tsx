import { useSignedIn } from '@/app/session/store';
import { NOT_LOADED } from '@/reports/export/ExportTypes';
import { FileTypeExport } from '@/reports/export/FileTypeExport';
import { listReport } from '@/reports/listReport';
import type { DataTableModel } from '@/ui/table/useDataTable';

interface Props<Row extends object> {
  /** As it is shown. */
  table: DataTableModel<Row>;
  /** Without its ending. */
  fileName: string;
  title: string;
  sheet: string;
  /** What is listed, and what narrows it, in words; what is empty is left out. */
  filter: string[];
  /** Whether there is a list yet. */
  isLoaded: boolean;
}

/** A list to take away as it is shown, as Excel or as lying A4 pages, in a file of a fixed name. */
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
