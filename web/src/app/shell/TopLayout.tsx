// ALAGA MD: a menu bar on top.
import { Button, Menu, MenuItem, PopoverNext } from '@blueprintjs/core';
import { type ReactNode, Suspense, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { CaretDown } from '@/ui/icons';
import { dashboardEntry, type MenuEntry, topMenu } from '../access';
import { config } from '../config';
import { type MenuDialog, menuDialogs } from '../routes';
import { type User, useSignedIn } from '../session/store';
import { AccountMenu } from './AccountMenu';
import { MenuLink } from './MenuLink';

export function TopLayout({ children }: { children: ReactNode }) {
  const user = useSignedIn().user_info.data;
  const { product } = config();
  const [dialog, setDialog] = useState<MenuDialog | null>(null);
  return (
    <div className="top-layout">
      <header className="top-bar">
        <strong className="portal-name">
          {user.department === 'INT MRD' ? `${product} Doctors Portal` : `${product} Admin`}
        </strong>
        <nav aria-label="Main">
          <TopLink {...dashboardEntry(user)} />
          {topMenu(user).map((group) => (
            <PopoverNext
              key={group.name}
              placement="bottom-start"
              content={
                <Menu>
                  {group.entries.map((entry) => (
                    <MenuLink key={entry.path} {...entry} />
                  ))}
                  {dialogsUnder(group.name, user).map((entry) => (
                    <MenuItem key={entry.label} text={entry.label} onClick={() => setDialog(entry)} />
                  ))}
                </Menu>
              }
            >
              <Button variant="minimal" text={group.name} endIcon={<CaretDown />} />
            </PopoverNext>
          ))}
        </nav>
        <AccountMenu />
      </header>
      {children}
      {dialog && (
        <Suspense>
          <dialog.dialog onClose={() => setDialog(null)} />
        </Suspense>
      )}
    </div>
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
