// AGORA's layout: a side menu from the system-access list; foldable, and a drawer on small screens.

import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { afterPaint } from '@/ui/browser/lazyComponents';
import { IconButton } from '@/ui/buttons/icons';
import { MenuClosed, MenuOpen, Menu as MenuSign } from '@/ui/buttons/pageIcons';
import { lazyDialog } from '@/ui/dialogs/lazyDialog';
import type { Look } from '@/ui/frame/storedFrame';
import { preferences } from '../preferences';
import { visitorOf } from '../routing/guards';
import { dashboardEntry, sideMenu } from '../routing/menus';
import { useAreas } from '../routing/routes';
import { useSignedIn } from '../session/store';
import { MenuViews, useMenuViews } from '../views/MenuViews';
import { AccountMenu } from './AccountMenu';
import { ListLink } from './ListLink';
import { MenuGroups } from './MenuGroups';

// The menu of the frame (see draw.ts) stays in place until the menu itself is drawn, which may be after the screen.

const OF_SCREEN: Look[] = ['bar', 'card', 'sheet', 'title', 'head'];

const frame = document.getElementById('frame');

/** Shows the frame again, which React has removed, without what belongs to the screen. */
function putInto(menu: HTMLElement | null): void {
  if (!menu || !frame) return;
  for (const part of frame.querySelectorAll(OF_SCREEN.map((look) => `.${look}`).join())) part.remove();
  menu.append(frame);
}

/** In place of a menu that is not drawn yet. */
const MenuFrame = () => <div ref={putInto} />;

/**
 * Whether the menu is to be drawn. At the start of the console the screen is drawn and painted first: people wait for
 * its rows, and see the menu's texts meanwhile.
 */
function useDrawnAfterScreen(): boolean {
  // The first commit removes the frame from the page.
  const [isDrawn, setIsDrawn] = useState(() => !frame?.isConnected);
  useEffect(() => {
    if (!isDrawn) afterPaint(() => startTransition(() => setIsDrawn(true)));
  }, [isDrawn]);
  return isDrawn;
}

const TITLE = 'KYC Web Portal';

const SideDrawer = lazyDialog(() => import('./SideDrawer'));

function Greeting() {
  return <p className="greeting">Hi! {useSignedIn().user_info.data.firstname}</p>;
}

interface EntriesProps {
  /** Folded: the views are hidden. */
  isFolded?: boolean;
  onFollow?: () => void;
}

function Entries({ isFolded = false, onFollow }: EntriesProps) {
  const session = useSignedIn();
  const { system_access, user_info } = session;
  const { routes } = useAreas();
  const isViewMarked = useMenuViews().isAtView && !isFolded;
  return (
    <nav aria-label="Main">
      <MenuGroups
        first={dashboardEntry(visitorOf(session), routes)}
        groups={sideMenu(system_access, user_info.data, routes)}
        draw={(entry) => <ListLink key={entry.path} {...entry} isQuiet={isViewMarked} onFollow={onFollow} />}
      >
        <MenuViews onFollow={onFollow} />
      </MenuGroups>
    </nav>
  );
}

function SideMenu({ isFolded }: { isFolded: boolean }) {
  return (
    <>
      <div className="side-head">
        {!isFolded && <strong className="portal-name">{TITLE}</strong>}
        <IconButton
          label={isFolded ? 'Expand the menu' : 'Collapse the menu'}
          icon={isFolded ? <MenuOpen /> : <MenuClosed />}
          onClick={() => {
            preferences.menuFolded = !isFolded;
          }}
        />
      </div>
      {!isFolded && <Greeting />}
      <Entries isFolded={isFolded} />
      <div className="side-foot">
        <AccountMenu folded={isFolded} />
      </div>
    </>
  );
}

export function SideLayout({ children }: { children: ReactNode }) {
  const { menuFolded } = useSnapshot(preferences);
  const isMenuDrawn = useDrawnAfterScreen();
  const [drawerOpen, setDrawerOpen] = useState(false);
  const [hasDrawer, setHasDrawer] = useState(false);
  if (drawerOpen && !hasDrawer) setHasDrawer(true);
  return (
    <div className="side-layout">
      <header className="small-bar">
        <IconButton label="Open the menu" icon={<MenuSign />} onClick={() => setDrawerOpen(true)} />
        <strong className="portal-name">{TITLE}</strong>
        <AccountMenu folded />
      </header>
      <aside className={menuFolded ? 'side-menu folded' : 'side-menu'}>
        {isMenuDrawn ? <SideMenu isFolded={menuFolded} /> : <MenuFrame />}
      </aside>
      {hasDrawer && (
        <SideDrawer isOpen={drawerOpen} title={TITLE} onClose={() => setDrawerOpen(false)}>
          <Greeting />
          <Entries onFollow={() => setDrawerOpen(false)} />
        </SideDrawer>
      )}
      {children}
    </div>
  );
}
