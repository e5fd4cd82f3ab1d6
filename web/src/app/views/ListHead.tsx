// The heading of a list, with the menu of its views.
import { Button } from '@blueprintjs/core';
import type { ReactNode } from 'react';
import { loadedLater } from '@/ui/browser/lazyComponents';
import { useScreenAction } from '@/ui/browser/screenActions';
import { ButtonPopover, useMenuDialog } from '@/ui/buttons/ButtonPopover';
import { Bookmark, CaretDown } from '@/ui/buttons/pageIcons';
import { lazyDialog } from '@/ui/dialogs/lazyDialog';
import { useViewHere, type ViewsDialog } from './useViewHere';
import './views.css';

const ViewsMenu = loadedLater(() => import('./ViewsMenu'));
const ViewDialog = lazyDialog(() => import('./ViewDialog'));

/** Wraps the title of a screen that has a list. */
export function ListHead({ children }: { children: ReactNode }) {
  return (
    <div className="list-head">
      {children}
      <ViewsButton />
    </div>
  );
}

function ViewsButton() {
  const currentView = useViewHere();
  const { current, shared, isChanged } = currentView;
  const { button, shown, choose, open, onClosed, close } = useMenuDialog<ViewsDialog>();
  useScreenAction('Save as a view', () => open('save'), true);
  const name = current?.name ?? shared;
  const mark = isChanged ? 'changed' : shared ? 'from a colleague' : '';
  return (
    <>
      <ButtonPopover
        placement="bottom-start"
        onClosed={onClosed}
        content={<ViewsMenu here={currentView} onChoose={choose} />}
      >
        <Button
          ref={button}
          className="views-button"
          variant="minimal"
          icon={<Bookmark />}
          endIcon={<CaretDown />}
          title={name || undefined}
          aria-label={name ? ['View', name, mark].filter(Boolean).join(', ') : 'Views'}
        >
          {name || 'Views'}
          {mark && <small> {mark}</small>}
        </Button>
      </ButtonPopover>
      {shown && <ViewDialog here={currentView} isRenamed={shown === 'rename'} onClose={close} />}
    </>
  );
}
