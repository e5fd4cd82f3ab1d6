import { Button, Menu, MenuItem } from '@blueprintjs/core';
import { ButtonPopover } from '@/ui/ButtonPopover';
import { CaretDown, Export } from '@/ui/icons';
import { lazyDialog } from '@/ui/lazyDialog';
import { useScreenAction } from '@/ui/screenActions';
import { useMenuDialog } from '@/ui/useMenuDialog';
import type { ExportProps } from './exportProps';
import type { ReportKind } from './report';

// The code that writes reports is loaded when somebody asks for one.
const ExportDialog = lazyDialog(() => import('./ExportDialog'));

/** The export button of a table: its menu and its dialog. */
export function ExportControl<Row>(props: ExportProps<Row> & { disabled?: boolean }) {
  const { disabled, makeReport, ...dialog } = props;
  const { button, shown: kind, choose, open, onClosed, close } = useMenuDialog<ReportKind>();
  useScreenAction(disabled ? undefined : 'Export as Excel', () => open('xlsx'));
  useScreenAction(disabled ? undefined : 'Export as PDF', () => open('pdf'));
  return (
    <>
      <ButtonPopover
        placement="bottom-end"
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
      </ButtonPopover>
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
