import { Button, Menu, MenuDivider, MenuItem, PopoverNext } from '@blueprintjs/core';
import { lazy, Suspense } from 'react';
import { ApiError } from '@/api/answer';
import { CaretDown, Key, LogOut, Moon, Shield, User } from '@/ui/icons';
import { toast } from '@/ui/toasts';
import { useMenuDialog } from '@/ui/useMenuDialog';
import { CrashBoundary, ReloadNotice } from '../pages/CrashPage';
import { toggleTheme, usePreferences } from '../preferences';
import { signOut } from '../session/calls';
import { useSignedIn } from '../session/store';

const ChangePasswordDialog = lazy(() => import('@/areas/session/ChangePasswordDialog'));
const PrivacyNoticeDialog = lazy(() => import('@/areas/legal/PrivacyNoticeDialog'));

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
  const { button, shown, choose, onClosed, close } = useMenuDialog<'password' | 'privacy'>();
  return (
    <>
      <PopoverNext
        placement="bottom-end"
        animation="minimal"
        transitionDuration={100}
        onClosed={onClosed}
        content={
          <Menu>
            <MenuDivider title={user_info.data.emailaddress} />
            <MenuItem icon={<Key />} text="Change Password" onClick={() => choose('password')} />
            <MenuItem icon={<Shield />} text="Privacy Policy" onClick={() => choose('privacy')} />
            <MenuItem
              icon={<Moon />}
              text={theme === 'dark' ? 'Light theme' : 'Dark theme'}
              onClick={toggleTheme}
              shouldDismissPopover={false}
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
      </PopoverNext>
      <CrashBoundary key={shown} fallback={<ReloadNotice />}>
        <Suspense>
          {shown === 'password' && <ChangePasswordDialog onClose={close} />}
          {shown === 'privacy' && <PrivacyNoticeDialog onClose={close} />}
        </Suspense>
      </CrashBoundary>
    </>
  );
}
