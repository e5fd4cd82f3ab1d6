import { Button, Menu, MenuItem, PopoverNext } from '@blueprintjs/core';
import { CaretDown, Export } from '@/ui/icons';
import { lazyDialog } from '@/ui/lazyDialog';
import { useMenuDialog } from '@/ui/useMenuDialog';
import type { ExportProps } from './exportProps';
import type { ReportKind } from './report';

// Nothing of what writes reports is loaded before somebody asks for one.
const ExportDialog = lazyDialog(() => import('./ExportDialog'));

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
