// ALAGA MD's layout: a menu bar at the top.
import { Button } from '@blueprintjs/core';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { loadedLater } from '@/ui/browser/lazyComponents';
import { ButtonPopover, useMenuDialog } from '@/ui/buttons/ButtonPopover';
import { Cross, IconButton } from '@/ui/buttons/icons';
import { CaretDown, Menu as MenuSign } from '@/ui/buttons/pageIcons';
import { ArrivalsCount } from '../arrivals/store';
import { config } from '../config';
import { visitorOf } from '../routing/guards';
import { dashboardEntry, type MenuEntry, topMenu } from '../routing/menus';
import { type FileManagementDialog, useAreas } from '../routing/routes';
import { useCurrentPath } from '../routing/screenName';
import { useSignedIn } from '../session/store';
import { useMenuViews } from '../views/MenuViews';
import { AccountMenu } from './AccountMenu';

const BarViewItems = loadedLater(async () => ({ default: (await import('./FileManagementItems')).BarViewItems }));

/** The user's views in the menu bar. */
function BarViews() {
  const { views, current, isAtView } = useMenuViews();
  if (views.length === 0) return null;
  return (
    <ButtonPopover placement="bottom-start" content={<BarViewItems views={views} current={current} />}>
      <Button variant="minimal" text="Views" endIcon={<CaretDown />} aria-current={isAtView ? 'true' : undefined} />
    </ButtonPopover>
  );
}

const FileManagementItems = loadedLater(() => import('./FileManagementItems'));

export function TopLayout({ children }: { children: ReactNode }) {
  const session = useSignedIn();
  const user = session.user_info.data;
  const { product } = config();
  const areas = useAreas();
  const { links, fileManagement } = topMenu(user, areas);
  const [isOpen, setOpen] = useState(false);
  const path = useCurrentPath();
  // Shows the new screen at once, without the open menu above it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: closes whenever the path changes.
  useEffect(() => setOpen(false), [path]);
  return (
    <div className="top-layout">
      <header className="top-bar">
        <IconButton
          className="top-menu-button"
          label={isOpen ? 'Close the menu' : 'Open the menu'}
          icon={isOpen ? <Cross /> : <MenuSign />}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        />
        <strong className="portal-name">
          {user.department === 'INT MRD' ? `${product} Doctors Portal` : `${product} Admin`}
        </strong>
        <nav aria-label="Main" className={isOpen ? 'open' : undefined}>
          <TopLink {...dashboardEntry(visitorOf(session), areas.routes)} />
          {links.map((entry) => (
            <TopLink key={entry.path} {...entry} />
          ))}
          {fileManagement.length > 0 && <FileManagement entries={fileManagement} />}
          <BarViews />
        </nav>
        <AccountMenu />
      </header>
      {children}
    </div>
  );
}

function FileManagement({ entries }: { entries: (MenuEntry | FileManagementDialog)[] }) {
  const { button, shown, choose, onClosed, close } = useMenuDialog<FileManagementDialog>();
  const current = useCurrentPath();
  const { isAtView } = useMenuViews();
  const isHere = !isAtView && entries.some((entry) => 'path' in entry && entry.path === current);
  return (
    <>
      <ButtonPopover
        placement="bottom-start"
        onClosed={onClosed}
        content={<FileManagementItems entries={entries} onChoose={choose} />}
      >
        <Button
          ref={button}
          variant="minimal"
          text="File Management"
          endIcon={<CaretDown />}
          aria-current={isHere ? 'true' : undefined}
        />
      </ButtonPopover>
      {shown && <shown.dialog onClose={close} />}
    </>
  );
}

function TopLink({ path, label, disabled }: MenuEntry) {
  const { isAtView } = useMenuViews();
  const isCurrent = useCurrentPath() === path && !isAtView;
  const classes = 'bp6-button bp6-minimal';
  if (disabled) {
    return (
      <span className={`${classes} bp6-disabled`} aria-disabled="true">
        {label}
      </span>
    );
  }
  return (
    <Link
      href={path}
      className={isCurrent ? `${classes} bp6-active` : classes}
      aria-current={isCurrent ? 'page' : undefined}
    >
      {label}
      <ArrivalsCount path={path} />
    </Link>
  );
}
