// What an area provides: its screens, and the dialogs that menus open. `areas/index.ts` lists the areas.
import type { QueryClient } from '@tanstack/react-query';
import { type ComponentType, createContext, useContext } from 'react';
import type { PowerName } from '#contract';
import type { Session, User } from '@/app/session/store';
import { loadedWhenNeeded } from '@/ui/browser/lazyComponents';
import { paths } from './paths';

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
  // Not in the specification's list, but without it administrators could reach the screen only by its address.
  'Roles and Menus',
] as const;

type FileManagementEntry = (typeof FILE_MANAGEMENT)[number];

export interface FoundRecord {
  id: string;
  label: string;
  /** Distinguishes records with the same name. */
  hint?: string;
  /** The address that opens it. */
  to: string;
}

export interface Records {
  /** At most `SHOWN_AT_MOST` records. */
  records: FoundRecord[];
  /** The number of all results. */
  total: number;
  /** The number of records searched, when not all could be. */
  lookedAt?: number;
}

export interface SearchContext {
  session: Session;
  queries: QueryClient;
  signal: AbortSignal;
}

export interface RecordFinder {
  /** The least number of characters to search for, because fewer would find too many. */
  least?: number;
  ask: (text: string, asking: SearchContext) => Promise<Records>;
}

/** An area's searchable records. They are offered only to users who may enter the screen. */
export interface AreaRecordFinder {
  /** The name of the records' group. */
  group: string;
  /** The path of the screen that opens them. */
  path: string;
  load: () => Promise<RecordFinder>;
}

/** A query as screens define it. */
export interface ScreenQuery {
  queryKey: readonly unknown[];
  queryFn: (context: { signal: AbortSignal }) => Promise<unknown>;
}

export interface AccountOfScreen {
  acct: string;
  contract: string;
}

interface Screen {
  path: string;
  /**
   * Who may open it: by default the people with the power (`x-powers` of the contract) that names its path; of several
   * powers each is enough.
   */
  guard?: 'public' | PowerName | readonly PowerName[];
  /** The path of the screen that leads to it, for screens that are in no menu; a test requires one or the other. */
  openedFrom?: string;
  /** For testers: not part of a production deployment. */
  besideMocks?: true;
  /**
   * The specification prescribes the heading or title, so it stays the same whatever a system-access list calls the
   * screen.
   */
  keepsTitle?: true;
  /** The address at which it shows one corporate account: screens about an account link to each other. */
  ofAccount?: (account: AccountOfScreen) => string;
  /** Further words by which the palette finds it. */
  alsoCalled?: string;
  /** The queries that the screen begins with. They start when its address is opened, before it is drawn. */
  first?: (user: User) => Promise<ScreenQuery[]>;
  /** The screen's code, loaded when its address is opened. */
  load: () => Promise<{ default: ComponentType }>;
}

/**
 * The title, and the place in ALAGA MD's menu: an entry of File Management, or a link in the bar. AGORA's side menu
 * follows the system-access list. The name shown to users is `screenName`.
 */
export type Naming = { title: string; topMenu?: 'bar' } | { title: FileManagementEntry; topMenu: 'fileManagement' };

export type RouteRecord = Screen & Naming;

/** A route with its lazily loaded screen. */
export type Route = RouteRecord & { Screen: ComponentType };

/** A tab that one area adds to the screen of another. */
interface ScreenTab {
  /** The path of the screen. */
  path: string;
  /** The value of `tab` in the address. */
  id: string;
  title: (user: User) => string;
  /** The queries that the tab begins with. */
  first?: () => Promise<ScreenQuery[]>;
  load: () => Promise<{ default: ComponentType }>;
}

/** What one area shows of an account on the page of that account. */
export interface AccountPart {
  /** The path of the area's screen about an account. The part is shown to those who may open it. */
  path: string;
  title: string;
  Facts: ComponentType<{ account: AccountOfScreen }>;
}

/** Loads the parts of all areas. */
type LoadAccountParts = () => Promise<{ accountParts: AccountPart[] }>;

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
  /** The area's records that the palette can search. */
  finds?: AreaRecordFinder[];
}

const welcome: RouteRecord = {
  path: paths.welcome,
  title: 'Welcome',
  guard: 'everybody',
  load: () => import('@/app/pages/WelcomePage'),
};

export interface JoinedAreas extends Required<Area> {
  routes: Route[];
  tabs: (ScreenTab & { Panel: ComponentType })[];
  loadAccountParts: LoadAccountParts;
}

/** If the address names a tab, the screen begins with that tab's queries. */
function withTabs(route: RouteRecord, tabs: ScreenTab[]): RouteRecord {
  const own = tabs.filter(({ path }) => path === route.path);
  if (own.length === 0) return route;
  const first = async (user: User): Promise<ScreenQuery[]> => {
    const named = new URLSearchParams(location.search).get('tab');
    const tab = own.find(({ id }) => id === named);
    return (await (tab ? tab.first?.() : route.first?.(user))) ?? [];
  };
  return { ...route, first };
}

const noAccountParts: LoadAccountParts = async () => ({ accountParts: [] });

/** Everything that the areas provide, in their order. */
export function joinAreas(areas: Area[], loadAccountParts = noAccountParts): JoinedAreas {
  const tabs = areas.flatMap((area) => area.tabs ?? []);
  const loaded = new Map<RouteRecord['load'], ReturnType<typeof loadedWhenNeeded>>();
  return {
    routes: [...areas.flatMap(({ routes = [] }) => routes), welcome].map((route) => {
      // Two addresses of the same screen share its component.
      const { load, Screen } = loaded.get(route.load) ?? loadedWhenNeeded(route.load);
      loaded.set(route.load, { load, Screen });
      return { ...withTabs(route, tabs), load, Screen };
    }),
    tabs: tabs.map((tab) => {
      const { load, Screen } = loadedWhenNeeded(tab.load);
      return { ...tab, load, Panel: Screen };
    }),
    loadAccountParts,
    fileManagementDialogs: areas.flatMap(({ fileManagementDialogs = [] }) => fileManagementDialogs),
    accountDialogs: areas.flatMap(({ accountDialogs = [] }) => accountDialogs),
    finds: areas.flatMap(({ finds = [] }) => finds),
  };
}

/** For `ofAccount`: a screen whose address names the account, with its contract, and a list that finds the account. */
export const accountAddress =
  (path: string) =>
  ({ acct }: AccountOfScreen) =>
    `${path}?${new URLSearchParams({ account: acct })}`;
export const contractAddress =
  (path: string) =>
  ({ acct, contract }: AccountOfScreen) =>
    `${path}?${new URLSearchParams({ account: acct, ...(contract && { contract }) })}`;
export const searchAddress =
  (path: string) =>
  ({ acct }: AccountOfScreen) =>
    `${path}#${new URLSearchParams({ text: acct })}`;

const patternOf = (path: string) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}/?$`, 'i');

/** The route of a path below the base path. A `:name` in a route's path stands for any one part. */
export const routeAt = <R extends RouteRecord>(routes: R[], path: string): R | undefined =>
  routes.find((route) => patternOf(route.path).test(path || '/'));

const AreasContext = createContext(joinAreas([]));

export const AreasProvider = AreasContext.Provider;
export const useAreas = () => useContext(AreasContext);
