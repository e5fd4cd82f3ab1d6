// What an area provides: its screens, and the dialogs that menus open. `areas/index.ts` lists the areas.
import { type ComponentType, createContext, useContext } from 'react';
import type { Question } from '@/api/early';
import type { FinderOfArea } from '@/app/palette/records';
import type { User } from '@/app/session/store';
import { loadedWhenNeeded } from '@/ui/browser/loaded';
import { paths } from './paths';

/** Who may open a screen. In AGORA, a screen that a person's system-access list names is open to them as well. */
export type Guard = 'public' | 'signedIn' | ((user: User) => boolean);

/** ALAGA MD's menu of an administrator, in the specification's order. An entry appears with its screen. */
export const FILE_MANAGEMENT = [
  'Users',
  'Suspend Corporate Account',
  'Disable Features per CorpAccount',
  'Survey Report',
  'QMS KIOSK',
  'Disapproved Remarks',
  'Medgate and TelAventus Request Logs',
  'Features Control',
  'Email Features Configuration',
  'Email Maintenance Configuration',
  'Concurrent Reset',
  'Locked Out Reset',
  'Advisory',
  'e-Billing Claims Recipients',
  // Not in the specification's list, but without it an administrator would reach the screen by its address only.
  'Roles and Menus',
] as const;

export type FileManagementEntry = (typeof FILE_MANAGEMENT)[number];

interface Screen {
  path: string;
  guard: Guard;
  /** It gives power over what others may do: the guard alone opens it, and no system-access list. */
  givesPower?: boolean;
  /** The path of the screen that leads to it, where it stands in no menu: a check asks for one of the two. */
  openedFrom?: string;
  /** For testers: a production deployment knows nothing of it. */
  besideMocks?: true;
  /** The path for users who should work on another screen; null for all others. */
  redirect?: (user: User) => string | null;
  /** The specification gives its heading or its title word for word: it stays, whatever a system-access list calls the screen. */
  keepsTitle?: true;
  /** By which words it is found as well, besides its names. */
  alsoCalled?: string;
  /** The queries that the screen begins with. They are asked when its address is opened, before it is drawn. */
  first?: (user: User) => Promise<Question[]>;
  /** The screen's code, loaded when its address is opened. */
  load: () => Promise<{ default: ComponentType }>;
}

/**
 * Its title, and its place in ALAGA MD's menu bar: an entry of File Management, or its own link. AGORA's side menu follows
 * the system-access list. What a screen is called, wherever it is named, is `screenName`.
 */
export type Naming = { title: string; topMenu?: 'bar' } | { title: FileManagementEntry; topMenu: 'fileManagement' };

export type RouteRecord = Screen & Naming;

/** A route as the app shows it. */
export type Route = RouteRecord & { Screen: ComponentType };

/** A tab of a screen that belongs to another area. */
export interface ScreenTab {
  /** The path of the screen. */
  path: string;
  /** In the address, as `tab`. */
  id: string;
  title: (user: User) => string;
  /** The queries that it begins with. */
  first?: () => Promise<Question[]>;
  load: () => Promise<{ default: ComponentType }>;
}

/** Opened over the current screen, without its own address. */
type MenuDialog = ComponentType<{ onClose: () => void }>;

/** Opened from File Management, which only administrators have. */
export interface FileManagementDialog {
  label: FileManagementEntry;
  dialog: MenuDialog;
}

export interface AccountDialog {
  label: string;
  icon: ComponentType;
  dialog: MenuDialog;
}

export interface Area {
  routes?: RouteRecord[];
  tabs?: ScreenTab[];
  fileManagementDialogs?: FileManagementDialog[];
  accountDialogs?: AccountDialog[];
  /** What of it is found by its name, wherever one is. */
  finds?: FinderOfArea[];
}

const welcome: RouteRecord = {
  path: paths.welcome,
  title: 'Welcome',
  guard: 'signedIn',
  load: () => import('@/app/pages/WelcomePage'),
};

export interface JoinedAreas extends Required<Area> {
  routes: Route[];
  tabs: (ScreenTab & { Panel: ComponentType })[];
}

/** With the tab that the address names, the screen begins with what that one asks. */
function withTabs(route: RouteRecord, tabs: ScreenTab[]): RouteRecord {
  const own = tabs.filter(({ path }) => path === route.path);
  if (own.length === 0) return route;
  const first = async (user: User): Promise<Question[]> => {
    const named = new URLSearchParams(location.search).get('tab');
    const tab = own.find(({ id }) => id === named);
    return (await (tab ? tab.first?.() : route.first?.(user))) ?? [];
  };
  return { ...route, first };
}

/** Everything that the areas provide, in their order. */
export function joinAreas(areas: Area[]): JoinedAreas {
  const tabs = areas.flatMap((area) => area.tabs ?? []);
  const loaded = new Map<RouteRecord['load'], ReturnType<typeof loadedWhenNeeded>>();
  return {
    routes: [...areas.flatMap(({ routes = [] }) => routes), welcome].map((route) => {
      // A screen that has a second address is one screen.
      const { load, Screen } = loaded.get(route.load) ?? loadedWhenNeeded(route.load);
      loaded.set(route.load, { load, Screen });
      return { ...withTabs(route, tabs), load, Screen };
    }),
    tabs: tabs.map((tab) => {
      const { load, Screen } = loadedWhenNeeded(tab.load);
      return { ...tab, load, Panel: Screen };
    }),
    fileManagementDialogs: areas.flatMap(({ fileManagementDialogs = [] }) => fileManagementDialogs),
    accountDialogs: areas.flatMap(({ accountDialogs = [] }) => accountDialogs),
    finds: areas.flatMap(({ finds = [] }) => finds),
  };
}

const patternOf = (path: string) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}/?$`, 'i');

/** The route of a path below the base path. A `:name` in a route's path stands for any one part. */
export const routeAt = <R extends RouteRecord>(routes: R[], path: string): R | undefined =>
  routes.find((route) => patternOf(route.path).test(path || '/'));

const AreasContext = createContext(joinAreas([]));

export const AreasProvider = AreasContext.Provider;
export const useAreas = () => useContext(AreasContext);
export const useRoutes = () => useAreas().routes;
