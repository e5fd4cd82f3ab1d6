import { FileTypeExport } from '@/reports/FileTypeExport';
import { listReport } from '@/reports/listReport';
import type { DataTableModel } from '@/ui/table/useDataTable';
import { useSignedIn } from './session/store';

interface Props<Row extends object> {
  /** As it is shown. */
  table: DataTableModel<Row>;
  /** Without its ending. */
  fileName: string;
  title: string;
  sheet: string;
  /** What is listed, and what narrows it, in words; what is empty is left out. */
  filter: string[];
  disabled?: boolean;
}

/** A list to take away as it is shown, as Excel or as lying A4 pages, in a file of a fixed name. */
export function ListExport<Row extends object>({ table, fileName, disabled = false, ...subject }: Props<Row>) {
  const { emailaddress } = useSignedIn().user_info.data;
  return (
    <FileTypeExport
      fileName={fileName}
      disabled={disabled}
      makeReport={() => listReport(table, { ...subject, paper: 'A4', exportedBy: emailaddress })}
    />
  );
}
