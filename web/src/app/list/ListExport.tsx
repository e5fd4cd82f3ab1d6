import { useSignedIn } from '@/app/session/store';
import { NOT_LOADED } from '@/reports/export/ExportTypes';
import { FileTypeExport } from '@/reports/export/FileTypeExport';
import { listReport } from '@/reports/listReport';
import type { DataTableModel } from '@/ui/table/useDataTable';

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
