// ALAGA MD: a menu bar on top.
import { Button, Menu, MenuItem, PopoverNext } from '@blueprintjs/core';
import { type ReactNode, Suspense } from 'react';
import { Link, useLocation } from 'wouter';
import { CaretDown } from '@/ui/icons';
import { useMenuDialog } from '@/ui/useMenuDialog';
import { dashboardEntry, type MenuEntry, type MenuGroup, topMenu } from '../access';
import { config } from '../config';
import { CrashBoundary, ReloadNotice } from '../pages/CrashPage';
import { type MenuDialog, menuDialogs } from '../routes';
import { type User, useSignedIn } from '../session/store';
import { AccountMenu } from './AccountMenu';
import { MenuLink } from './MenuLink';

export function TopLayout({ children }: { children: ReactNode }) {
  const user = useSignedIn().user_info.data;
  const { product } = config();
  return (
    <div className="top-layout">
      <header className="top-bar">
        <strong className="portal-name">
          {user.department === 'INT MRD' ? `${product} Doctors Portal` : `${product} Admin`}
        </strong>
        <nav aria-label="Main">
          <TopLink {...dashboardEntry(user)} />
          {topMenu(user).map((group) => (
            <TopGroup key={group.name} {...group} />
          ))}
        </nav>
        <AccountMenu />
      </header>
      {children}
    </div>
  );
}

function TopGroup({ name, entries }: MenuGroup) {
  const user = useSignedIn().user_info.data;
  const { button, shown, choose, onClosed, close } = useMenuDialog<MenuDialog>();
  return (
    <>
      <PopoverNext
        placement="bottom-start"
        onClosed={onClosed}
        content={
          <Menu>
            {entries.map((entry) => (
              <MenuLink key={entry.path} {...entry} />
            ))}
            {dialogsUnder(name, user).map((entry) => (
              <MenuItem key={entry.label} text={entry.label} onClick={() => choose(entry)} />
            ))}
          </Menu>
        }
      >
        <Button ref={button} variant="minimal" text={name} endIcon={<CaretDown />} />
      </PopoverNext>
      {shown && (
        <CrashBoundary fallback={<ReloadNotice />}>
          <Suspense>
            <shown.dialog onClose={close} />
          </Suspense>
        </CrashBoundary>
      )}
    </>
  );
}

const dialogsUnder = (group: string, user: User) =>
  menuDialogs.filter(({ under, access }) => under === group && access(user));

function TopLink({ path, label, disabled }: MenuEntry) {
  const [current] = useLocation();
  const classes = 'bp6-button bp6-minimal';
  if (disabled) {
    return (
      <span className={`${classes} bp6-disabled`} aria-disabled="true">
        {label}
      </span>
    );
  }
  const isCurrent = current === path;
  return (
    <Link
      href={path}
      className={isCurrent ? `${classes} bp6-active` : classes}
      aria-current={isCurrent ? 'page' : undefined}
    >
      {label}
    </Link>
  );
}
