import { Button, Menu, MenuItem, PopoverNext } from '@blueprintjs/core';
import { lazy, Suspense } from 'react';
import { CaretDown, Export } from '@/ui/icons';
import { useMenuDialog } from '@/ui/useMenuDialog';
import type { ExportChoice } from './exportRules';
import type { Report, ReportKind } from './report';

export interface ExportProps<Row> {
  /** Of the dialog. */
  title: string;
  defaultName: string;
  /** Besides the rows as they are shown; each of them needs a range of days. */
  filterTypes?: { value: string; label: string }[];
  /** The last day that can be picked. */
  lastDay?: string | undefined;
  /** What fetches rows ends with the signal: nobody waits for them any more. */
  makeReport: (choice: ExportChoice, signal: AbortSignal) => Report<Row>;
}

// Nothing of what writes reports is loaded before somebody asks for one.
const ExportDialog = lazy(() => import('./ExportDialog'));

/** What a screen has beside a table whose rows can be taken away as a file. */
export function ExportControl<Row>(props: ExportProps<Row> & { disabled?: boolean }) {
  const { disabled, makeReport, ...dialog } = props;
  const { button, shown: kind, choose, onClosed, close } = useMenuDialog<ReportKind>();
  return (
    <>
      <PopoverNext
        placement="bottom-end"
        animation="minimal"
        transitionDuration={100}
        onClosed={onClosed}
        disabled={disabled}
        content={
          <Menu>
            <MenuItem text="Excel(XLSX)" onClick={() => choose('xlsx')} />
            <MenuItem text="PDF" onClick={() => choose('pdf')} />
          </Menu>
        }
      >
        <Button ref={button} text="Export" icon={<Export />} endIcon={<CaretDown />} disabled={disabled} />
      </PopoverNext>
      <Suspense>
        {kind && (
          <ExportDialog
            {...dialog}
            // A lazy component is of no row's kind; the report that is made here is taken as it is.
            makeReport={makeReport as ExportProps<unknown>['makeReport']}
            kind={kind}
            onClose={close}
          />
        )}
      </Suspense>
    </>
  );
}
