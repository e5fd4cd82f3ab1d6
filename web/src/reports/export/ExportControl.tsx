import { useState } from 'react';
import { flushSync } from 'react-dom';
import { lazyDialog } from '@/ui/dialogs/lazyDialog';
import { focusPlace } from '@/ui/focus/focusPlace';
import type { ReportKind } from '../report';
import { ExportButton } from './ExportButton';
import type { ExportProps } from './exportRules';

// The code that writes reports is loaded when it is needed.
const ExportDialog = lazyDialog(() => import('./ExportDialog'));

/** The export of a list with a dialog that asks for the file name and the range of days. */
export function ExportControl<Row>(props: ExportProps<Row> & { whyNot: string | undefined }) {
  const { whyNot, makeReport, ...dialog } = props;
  const [opened, setOpened] = useState<{ kind: ReportKind; from: ReturnType<typeof focusPlace> } | null>(null);
  // Also runs when the dialog could not be loaded.
  const close = () => {
    flushSync(() => setOpened(null));
    opened?.from.restore();
  };
  return (
    <>
      <ExportButton whyNot={whyNot} onExport={(kind) => setOpened({ kind, from: focusPlace() })} />
      {opened && (
        <ExportDialog
          {...dialog}
          // A lazy component cannot be generic; the report is passed on unchanged.
          makeReport={makeReport as ExportProps<unknown>['makeReport']}
          kind={opened.kind}
          onClose={close}
        />
      )}
    </>
  );
}
