import { Button, Menu, MenuItem, PopoverNext } from '@blueprintjs/core';
import { CaretDown, Export } from '@/ui/icons';
import { lazyDialog } from '@/ui/lazyDialog';
import { useMenuDialog } from '@/ui/useMenuDialog';
import type { ExportProps } from './exportProps';
import type { ReportKind } from './report';

// The code that writes reports is loaded when somebody asks for one.
const ExportDialog = lazyDialog(() => import('./ExportDialog'));

/** The export button of a table: its menu and its dialog. */
export function ExportControl<Row>(props: ExportProps<Row> & { disabled?: boolean }) {
  const { disabled, makeReport, ...dialog } = props;
  const { button, shown: kind, choose, onClosed, close } = useMenuDialog<ReportKind>();
  return (
    <>
      <PopoverNext
        lazy
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
      {kind && (
        <ExportDialog
          {...dialog}
          // A lazy component is of no row's kind; the report that is made here is taken as it is.
          makeReport={makeReport as ExportProps<unknown>['makeReport']}
          kind={kind}
          onClose={close}
        />
      )}
    </>
  );
}
