// The part of exceljs's streaming writer that reports use.
declare module 'virtual:excel-writer' {
  export interface Style {
    numFmt?: string;
    font?: { name: string; size: number; bold: boolean };
    fill?: { type: 'pattern'; pattern: 'solid'; fgColor: { argb: string } };
  }

  export interface Cell {
    style: Style;
  }

  interface Row {
    style: Style;
    eachCell: (visit: (cell: Cell, column: number) => void) => void;
    commit: () => void;
  }

  interface Sheet {
    columns: { width: number; style?: Style }[];
    autoFilter: { from: { row: number; column: number }; to: { row: number; column: number } };
    addRow: (values: (string | number)[]) => Row;
    commit: () => void;
  }

  interface SheetOptions {
    views: { state: 'frozen'; xSplit: number; ySplit: number; topLeftCell: string; activeCell: string }[];
    pageSetup: {
      orientation: 'landscape';
      fitToPage: boolean;
      fitToWidth: number;
      fitToHeight: number;
      printTitlesRow: string;
    };
  }

  interface Options {
    stream: {
      write: (chunk: Uint8Array<ArrayBuffer>) => void;
      end: () => void;
      on: (event: string, f: () => void) => void;
    };
    useStyles: boolean;
    useSharedStrings: boolean;
    creator: string;
    lastModifiedBy: string;
  }

  export default class WorkbookWriter {
    constructor(options: Options);
    addWorksheet(name: string, options?: SheetOptions): Sheet;
    commit(): Promise<unknown>;
    /** Set by the build in place of archiver. */
    readonly zip: { readonly ready: Promise<void> };
  }
}
