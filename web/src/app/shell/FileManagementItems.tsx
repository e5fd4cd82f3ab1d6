import { Menu, MenuItem } from '@blueprintjs/core';
import { Bookmark } from '@/ui/buttons/pageIcons';
import type { MenuEntry } from '../routing/menus';
import type { FileManagementDialog } from '../routing/routes';
import { type MenuView, useMenuViews } from '../views/MenuViews';
import { ViewItem } from '../views/ViewItem';
import { type LinkProps, useLink } from './ListLink';
import { MenuIcon } from './MenuIcon';

interface Props {
  entries: (MenuEntry | FileManagementDialog)[];
  onChoose: (dialog: FileManagementDialog) => void;
}

export default function FileManagementItems({ entries, onChoose }: Props) {
  return (
    <Menu>
      {entries.map((entry) =>
        'dialog' in entry ? (
          <MenuItem key={entry.label} text={entry.label} onClick={() => onChoose(entry)} />
        ) : (
          <MenuLink key={entry.path} {...entry} />
        ),
      )}
    </Menu>
  );
}

/** An entry of a popup menu. */
function MenuLink(entry: LinkProps) {
  const { link, isCurrent } = useLink({ ...entry, isQuiet: useMenuViews().isAtView });
  const { label, icon, disabled } = entry;
  return (
    <MenuItem
      {...link}
      disabled={disabled}
      text={label}
      icon={icon ? <MenuIcon name={icon} /> : undefined}
      active={isCurrent}
    />
  );
}

export function BarViewItems({ views, current }: { views: MenuView[]; current: string }) {
  return (
    <Menu className="views-popup" aria-label="Views">
      {views.map(({ view, of }) => (
        <ViewItem key={view.id} view={view} icon={<Bookmark />} isCurrent={view.id === current} label={of} />
      ))}
    </Menu>
  );
}
