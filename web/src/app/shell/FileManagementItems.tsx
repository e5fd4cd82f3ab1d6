import { Menu, MenuItem } from '@blueprintjs/core';
import type { MenuEntry } from '../routing/menus';
import type { FileManagementDialog } from '../routing/routes';
import { useIsAtView } from '../views/MenuViews';
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
  const { link, isCurrent } = useLink({ ...entry, isQuiet: useIsAtView() });
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
