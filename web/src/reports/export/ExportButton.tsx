import { type ReactNode, useId, useRef } from 'react';
import { loadedLater } from '@/ui/browser/lazyComponents';
import { useScreenAction } from '@/ui/browser/screenActions';
import { BusyButton } from '@/ui/buttons/BusyButton';
import { ButtonPopover } from '@/ui/buttons/ButtonPopover';
import { DisabledReason } from '@/ui/buttons/DisabledReason';
import { CaretDown, Export } from '@/ui/buttons/pageIcons';
import type { ReportKind } from '../report';
import './reports.css';

const ExportMenu = loadedLater(() => import('./ExportMenu'));

export const NOT_LOADED = 'The list is still loading.';

interface Props {
  /** The reason why nothing can be exported yet. */
  whyNot: string | undefined;
  isBusy?: boolean;
  failure?: string | null;
  onExport: (kind: ReportKind) => unknown;
  children?: ReactNode;
}

/** The export at the end of a list's head, the same everywhere: a button with a menu of file types. */
export function ExportButton({ whyNot, isBusy = false, failure = null, onExport, children }: Props) {
  const chosen = useRef<ReportKind>(null);
  const problemId = useId();
  useScreenAction(whyNot ? undefined : 'Export as Excel', () => onExport('xlsx'));
  useScreenAction(whyNot ? undefined : 'Export as PDF', () => onExport('pdf'));

  // The menu restores the focus once it has closed; a dialog that opened earlier would lose it.
  const closed = () => {
    const kind = chosen.current;
    chosen.current = null;
    if (kind) onExport(kind);
  };

  return (
    <div className="file-type-export">
      <DisabledReason whyNot={whyNot}>
        {(off) => (
          <ButtonPopover
            placement="bottom-end"
            transitionDuration={0}
            disabled={whyNot !== undefined || isBusy}
            onClosed={closed}
            content={
              <ExportMenu
                onChoose={(kind) => {
                  chosen.current = kind;
                }}
              />
            }
          >
            <BusyButton
              {...off}
              text="Export"
              icon={<Export />}
              endIcon={<CaretDown />}
              isBusy={isBusy}
              aria-describedby={failure ? problemId : off['aria-describedby']}
            />
          </ButtonPopover>
        )}
      </DisabledReason>
      {failure && (
        <span id={problemId} className="field-error" role="alert">
          {failure}
        </span>
      )}
      {children}
    </div>
  );
}
