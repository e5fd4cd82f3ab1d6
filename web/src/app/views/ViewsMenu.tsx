// The menu beside a list's heading: its views, and the actions on them.
import { Menu, MenuDivider, MenuItem } from '@blueprintjs/core';
import { Duplicate, FloppyDisk, Redo } from '@/ui/buttons/dialogIcons';
import { Bookmark, Edit, Menu as MenuSign, Tick, Trash } from '@/ui/buttons/pageIcons';
import { toast } from '@/ui/messages/toasts';
import { go } from '../routing/navigation';
import { useViewChanges } from './changes';
import { sharedAddress, viewAddress } from './rules';
import type { OwnView } from './store';
import type { ViewHere, ViewsDialog } from './useViewHere';
import { ViewItem } from './ViewItem';

interface Props {
  here: ViewHere;
  onChoose: (dialog: ViewsDialog) => void;
}

export default function ViewsMenu({ here, onChoose }: Props) {
  const { path, views, now, current, isChanged, shared } = here;
  const changes = useViewChanges();
  const update = (view: OwnView) => changes.update(view, view.searched ? now : { ...now, searched: '' });
  const remove = (view: OwnView) => {
    // The list stays as it is shown, but no longer as a view.
    go(sharedAddress('', path, now), { replace: true });
    changes.remove(view);
  };
  return (
    <Menu className="views-popup" aria-label="Views">
      {views.length > 0 && <MenuDivider title="Views of this list" />}
      {views.map((view) => (
        <ViewItem
          key={view.id}
          view={view}
          icon={view === current ? <Tick /> : <Bookmark />}
          isCurrent={view === current}
        />
      ))}
      {(views.length > 0 || shared !== '') && (
        <MenuItem icon={<MenuSign />} text="Default view" onClick={() => go(path)} />
      )}
      {views.length > 0 && <MenuDivider />}
      {current && isChanged && (
        <>
          <MenuItem icon={<FloppyDisk />} text="Update the view" onClick={() => update(current)} />
          <MenuItem icon={<Redo />} text="Back to the view" onClick={() => go(viewAddress(current.id, current))} />
        </>
      )}
      <MenuItem icon={<FloppyDisk />} text="Save as a view…" onClick={() => onChoose('save')} />
      {current && (
        <>
          <MenuItem icon={<Edit />} text="Rename…" onClick={() => onChoose('rename')} />
          <MenuItem icon={<Trash />} text="Delete" onClick={() => remove(current)} />
        </>
      )}
      <MenuDivider />
      <MenuItem icon={<Duplicate />} text="Copy link" onClick={() => void copyLink(here)} />
    </Menu>
  );
}

/** The link contains everything shown, including the user's own choices, and the view's name if it is unchanged. */
async function copyLink({ path, now, current, isChanged }: ViewHere): Promise<void> {
  const name = current && !isChanged ? current.name : '';
  const link = new URL(sharedAddress(name, path, now).slice(1), document.baseURI).href;
  try {
    await navigator.clipboard.writeText(link);
    toast.success('Link copied. It opens this list as you see it.');
  } catch {
    // The browser or its administrator does not allow it.
    toast.warning('The link could not be copied. Copy the page address instead.');
  }
}
