// Groups modules into few files by what needs them. By default the bundler makes a file for every few modules that some
// screens share, and a screen waits for dozens of them.
import type { Rolldown } from 'vite';

/** The sign-in is the entry script itself, with all that it needs. */
const SIGN_IN = /\/web\/src\/areas\/session\/LoginPage\.tsx$/;
const SHELL = /\/web\/src\/app\/shell\/Shell\.tsx$/;
/** What the areas show on the page of an account: not part of their own screens. */
const ACCOUNT_PARTS = /\/web\/src\/areas\/accountParts\.ts$/;
/** Only loaded when they are opened: help with the texts of all areas, spreadsheets, and the calendar's library. */
const RARE = /\/web\/src\/(app\/(help|sheet)|areas\/(help|tester)|ui\/fields\/Calendar)\b/;
const FORMS = /\/node_modules\/(react-hook-form|@hookform)\//;
/** The other libraries of what opens above a page. */
const OVERLAYS =
  /\/node_modules\/(@floating-ui|@blueprintjs\/core\/lib\/esm\/components\/(overlay2?|dialog|drawer|popover-next|menu|toast))\//;
const BLUEPRINT = /\/node_modules\/@blueprintjs\/core\/lib\/esm\/components\//;
/** Short modules that the screens of several areas need. */
const CORE = /\/web\/src\/(api\/|app\/(session\/|palette\/records\.ts)|ui\/(table|texts)\/|shared\/(\w+\.ts|review\/))/;
/** What some screens share has a file for each of these folders, and one for the rest. */
const FOLDERS = ['accounts', 'content'];
/** The area whose dashboard most staff see first: it loads no file of what only other screens share. */
const FIRST = 'kyc';

const folderOf = (id: string) => FOLDERS.find((name) => id.includes(`/web/src/shared/${name}/`));
const areaOf = (id: string) => /\/web\/src\/areas\/(\w+)\//.exec(id)?.[1];

export interface ModuleImports {
  importedIds: readonly string[];
  dynamicallyImportedIds: readonly string[];
}
type Read = (id: string) => ModuleImports | null;

/** The modules reachable from some, by static imports. Blueprint's index would reach every component, so it is left out. */
function reach(roots: Iterable<string>, read: Read): Set<string> {
  const reached = new Set<string>();
  const waiting = [...roots];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (reached.has(id)) continue;
    reached.add(id);
    if (!id.includes('/node_modules/')) waiting.push(...(read(id)?.importedIds ?? []));
  }
  return reached;
}

/** All modules that some entry can lead to, also by dynamic imports. */
function everything(entry: string, read: Read): Set<string> {
  const found = new Set<string>();
  const waiting = [entry];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id) || id.includes('/node_modules/')) continue;
    found.add(id);
    const { importedIds = [], dynamicallyImportedIds = [] } = read(id) ?? {};
    waiting.push(...importedIds, ...dynamicallyImportedIds);
  }
  return found;
}

/** The name of the file for each module; null leaves it to the bundler. */
export function placesOf(main: string, begins: readonly string[], read: Read): (id: string) => string | null {
  const all = [...everything(main, read)];
  const later = all.flatMap((id) => read(id)?.dynamicallyImportedIds ?? []).filter((id) => !RARE.test(id));
  const above = later.filter((id) => !begins.includes(id) && !SHELL.test(id) && !ACCOUNT_PARTS.test(id));
  const from = (roots: string[]) => reach(roots, read);
  const initial = from([main]);
  const signIn = from(later.filter((id) => SIGN_IN.test(id)));
  const shell = from(later.filter((id) => SHELL.test(id)));
  const areas = [...new Set(begins.flatMap((id) => areaOf(id) ?? []))];
  const screensOf = areas.map((area) => from(begins.filter((id) => areaOf(id) === area)));
  const opened = from(above);
  /** The screens of which areas need the file of a folder. */
  const folders = FOLDERS.map((name) => ({
    name,
    needs: screensOf.filter((screen) => [...screen].some((id) => folderOf(id) === name)),
  }));
  const accountParts = from(later.filter((id) => ACCOUNT_PARTS.test(id)));
  const needsForms = (id: string) => [...from([id])].some((each) => FORMS.test(each));

  const placeAbove = (id: string) => {
    const area = areaOf(id);
    if (accountParts.has(id) && !opened.has(id)) return 'account-parts';
    if (!opened.has(id)) return null;
    const folder = area ?? folderOf(id);
    return folder ? `${folder}-above` : 'above';
  };
  return (id) => {
    // One stylesheet: cascading in one order, and one request.
    if (id.endsWith('.css')) return RARE.test(id) || id.includes('/node_modules/@blueprintjs/datetime') ? null : 'main';
    if (initial.has(id)) return 'main';
    if (FORMS.test(id) || OVERLAYS.test(id)) return 'above';
    if (BLUEPRINT.test(id)) return 'console';
    if (id.includes('/node_modules/')) return null;
    const area = areaOf(id);
    const screens = screensOf.filter((screen) => screen.has(id));
    if (screens.length === 0 && !shell.has(id)) return placeAbove(id);
    if (area) return area;
    if (needsForms(id)) return 'above';
    if (signIn.has(id)) return 'main';
    if (shell.has(id) || CORE.test(id)) return 'console';
    const folder = folderOf(id);
    if (folder) return folder;
    if (screens.length >= areas.length / 3 || screensOf[areas.indexOf(FIRST)]?.has(id)) return 'console';
    if (opened.has(id)) return 'shared';
    return folders.find(({ needs }) => screens.every((screen) => needs.includes(screen)))?.name ?? 'shared';
  };
}

/** In this order files take their modules, with all that these import and no file before has taken. */
const ORDER = [
  'main',
  'console',
  'shared',
  'accounts',
  'content',
  'above',
  'area',
  'account-parts',
  'accounts-above',
  'content-above',
  'area-above',
];

function orderOf(name: string): number {
  const named = ORDER.indexOf(name);
  return named >= 0 ? named : ORDER.indexOf(name.endsWith('-above') ? 'area-above' : 'area');
}

/** The groups of the bundler. `main` is the entry script, and `begins` are the modules that screens begin with. */
export function chunkGroups(main: string, begins: readonly string[]): Rolldown.CodeSplittingGroup[] {
  const known = new Map<string, string | null>();
  let places: ReturnType<typeof placesOf> | undefined;
  const placeOf = (id: string, read: Read) => {
    places ??= placesOf(main, begins, read);
    // With the page, whose script is the entry: otherwise the entry's modules would be a second file beside it.
    if (!known.has(id)) known.set(id, id.endsWith('/web/index.html') ? 'main' : places(id));
    return known.get(id) ?? null;
  };
  return ORDER.map((_, order) => ({
    priority: ORDER.length - order,
    name: (id, context) => {
      const place = placeOf(id, (module) => context.getModuleInfo(module));
      return place !== null && orderOf(place) === order ? place : null;
    },
  }));
}

/** Whether this is a module of the tester's panel, or its stylesheet, which is named after the entry. */
const isOfTester = (name: string) => name.includes('/areas/tester/') || name === 'TesterPanel.css';

/** The tester's files are in a folder of their own, which a production deployment does not serve. */
export const outputFolder = (modules: readonly string[]) => (modules.some(isOfTester) ? 'tester/' : 'assets/');
