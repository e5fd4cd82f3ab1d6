// ALAGA MD: a menu bar on top.
import { Button, Menu, PopoverNext } from '@blueprintjs/core';
import type { ReactNode } from 'react';
import { CaretDown } from '@/ui/icons';
import { topMenu } from '../access';
import { config } from '../config';
import { useSignedIn } from '../session/store';
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
          {topMenu(user).map((group) => (
            <PopoverNext
              key={group.name}
              placement="bottom-start"
              content={
                <Menu>
                  {group.entries.map((entry) => (
                    <MenuLink key={entry.path} {...entry} />
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
    </div>
  );
}
