import { Menu, MenuItem } from '@blueprintjs/core';
import type { MenuEntry } from '../routing/menus';
import type { FileManagementDialog } from '../routing/routes';
import { MenuLink } from './MenuLink';

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
