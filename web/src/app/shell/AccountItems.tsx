import { Menu, MenuDivider, MenuItem } from '@blueprintjs/core';
import { ApiError } from '@/api/answer';
import { Help, LogOut, Moon, Search } from '@/ui/icons';
import { toast } from '@/ui/toasts';
import { HelpOpener } from '../help/Help';
import { PaletteOpener } from '../palette/Palette';
import { toggleTheme, usePreferences } from '../preferences';
import { type AccountDialog, useAreas } from '../routes';
import { signOut } from '../session/calls';
import { useSignedIn } from '../session/store';

const LOGOUT_TOAST_MS = 2000;

async function logout(): Promise<void> {
  try {
    await signOut();
  } catch (error) {
    const refused = error instanceof ApiError && error.failure === 'refused';
    toast.error(refused ? error.message : 'Error', LOGOUT_TOAST_MS);
  }
}

export default function AccountItems({ onChoose }: { onChoose: (dialog: AccountDialog) => void }) {
  const { user_info } = useSignedIn();
  const { theme } = usePreferences();
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
