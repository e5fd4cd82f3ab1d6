import { Menu, MenuDivider, MenuItem } from '@blueprintjs/core';
import { useSnapshot } from 'valtio';
import { Help, Moon } from '@/ui/buttons/dialogIcons';
import { LogOut, Search } from '@/ui/buttons/pageIcons';
import { HelpOpener } from '../help/Help';
import { PaletteOpener } from '../palette/Palette';
import { preferences, toggleTheme } from '../preferences';
import { type AccountDialog, useAreas } from '../routing/routes';
import { logout } from '../session/logout';
import { useSignedIn } from '../session/store';

export default function AccountItems({ onChoose }: { onChoose: (dialog: AccountDialog) => void }) {
  const { user_info } = useSignedIn();
  const { theme } = useSnapshot(preferences);
  const { accountDialogs } = useAreas();
  return (
    <Menu>
      <MenuDivider title={user_info.data.emailaddress} />
      {accountDialogs.map((entry) => (
        <MenuItem key={entry.label} icon={<entry.icon />} text={entry.label} onClick={() => onChoose(entry)} />
      ))}
      <MenuItem
        icon={<Moon />}
        text={theme === 'dark' ? 'Light theme' : 'Dark theme'}
        onClick={toggleTheme}
        shouldDismissPopover={false}
      />
      <MenuItem
        icon={<Search />}
        text="Commands"
        labelElement={<kbd>Ctrl K</kbd>}
        onClick={() => onChoose({ label: 'Commands', icon: Search, dialog: PaletteOpener })}
      />
      <MenuItem
        icon={<Help />}
        text="Help"
        labelElement={<kbd>?</kbd>}
        onClick={() => onChoose({ label: 'Help', icon: Help, dialog: HelpOpener })}
      />
      <MenuDivider />
      <MenuItem icon={<LogOut />} text="Logout" onClick={() => void logout()} />
    </Menu>
  );
}
