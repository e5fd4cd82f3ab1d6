import { Button, Menu, MenuDivider, MenuItem } from '@blueprintjs/core';
import { ApiError } from '@/api/answer';
import { ButtonPopover } from '@/ui/ButtonPopover';
import { CaretDown, LogOut, Moon, Search, User } from '@/ui/icons';
import { toast } from '@/ui/toasts';
import { useMenuDialog } from '@/ui/useMenuDialog';
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

export function AccountMenu({ folded = false }: { folded?: boolean }) {
  const { user_info } = useSignedIn();
  const { theme } = usePreferences();
  const { accountDialogs } = useAreas();
  const { button, shown, choose, onClosed, close } = useMenuDialog<AccountDialog>();
  return (
    <>
      <ButtonPopover
        placement="bottom-end"
        onClosed={onClosed}
        content={
          <Menu>
            <MenuDivider title={user_info.data.emailaddress} />
            {accountDialogs.map((entry) => (
              <MenuItem key={entry.label} icon={<entry.icon />} text={entry.label} onClick={() => choose(entry)} />
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
              onClick={() => choose({ label: 'Commands', icon: Search, dialog: PaletteOpener })}
            />
            <MenuDivider />
            <MenuItem icon={<LogOut />} text="Logout" onClick={() => void logout()} />
          </Menu>
        }
      >
        <Button
          ref={button}
          className="account-menu"
          variant="minimal"
          icon={<User />}
          endIcon={folded ? undefined : <CaretDown />}
          aria-label="Account"
        >
          {folded ? null : 'Account'}
        </Button>
      </ButtonPopover>
      {shown && <shown.dialog onClose={close} />}
    </>
  );
}
