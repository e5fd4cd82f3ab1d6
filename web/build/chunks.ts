// Groups modules into files. By default the bundler makes a file for every few modules that some screens share, and a
// screen waits for dozens of them. Here each screen loads one file of its own, besides the files that all share.
import type { Plugin, Rolldown } from 'vite';
import { AN_OVERLAY, definingModules, importsOf } from './usedModules.ts';

/** The code of an open case, loaded when the first one is opened: most screens have none. */
const CASE =
  /\/web\/src\/(shared\/review\/case\/|areas\/\w+\/review\/|ui\/pictures\/|reports\/(case\/|writing\/(writing|useWriting)\.))/;

/** The code of the two desks. */
const DESK = /\/web\/src\/shared\/review\/(?!case\/).*(?<!\.css)$/;

/** Lists of cards, which most screens do not have. */
const CONTENT = /\/web\/src\/(shared\/content\/|ui\/(cards\/|browser\/useInView)).*(?<!\.css)$/;

/** Dialogs and menus that open above a screen. They are loaded when the screen is shown and idle. */
const ABOVE =
  /\/web\/src\/(.*(Dialogs?|Batch)\.tsx|ui\/buttons\/OpenPopover|reports\/export\/ExportUnderWay|shared\/accounts\/SelectAccount|app\/shell\/(AccountItems|FileManagementItems|SideDrawer)|app\/views\/(ViewsMenu|BarViewItems)|areas\/\w+\/records\.ts)/;

/** The rarely used dialog for spreadsheets, and what each area adds to it. Loaded when it is opened. */
const SHEET = /\/web\/src\/(app\/sheet\/SheetDialog|areas\/\w+\/(sheet|\w+Sheet)\.ts$)/;

/** Help, with the texts of all areas. Loaded when it is opened. */
const HELP = /\/web\/src\/(app\/help\/(HelpDialog|FirstSteps)\.tsx|areas\/help\.ts)$/;

/** Which modules belong to a group by their path. A test sees that each of these paths exists. */
export const BY_PATH = { CASE, DESK, CONTENT, ABOVE, SHEET, HELP };

/** Groups that are loaded on their own, independently of screens. */
const ALONE = [CASE, SHEET, HELP];

const FORMS = /\/node_modules\/(react-hook-form|@hookform)\//;
/** The libraries that every dialog and popover needs. */
const OVERLAYS =
  /\/node_modules\/(@blueprintjs\/core\/.*\/(overlay2|dialog|drawer|popover-next|menuItem)|@floating-ui\/|react-transition-group\/esm\/(?!config))/;
const TESTER = /\/web\/src\/areas\/tester\//;
const LOGIN = '/web/src/areas/session/LoginPage.tsx';

/** The area whose dashboard most staff see first: what only other areas share is in a file that it does not load. */
const FIRST = 'kyc';

/** Stands for code that belongs to no single area. */
const ALL = 'all';
const ownerOf = (id: string) => /\/web\/src\/areas\/(\w+)\//.exec(id)?.[1] ?? ALL;

interface Module {
  imports: readonly string[];
  later: readonly string[];
}

/** Which modules are reachable from which entry points. */
class Uses {
  constructor(private readonly modules: Map<string, Module>) {}

  private from(roots: Iterable<string>): Set<string> {
    const reached = new Set<string>();
    const waiting = [...roots];
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
      if (reached.has(id)) continue;
      reached.add(id);
      waiting.push(...(this.modules.get(id)?.imports ?? []));
    }
    return reached;
  }

  /** For each module, the areas from whose roots it is reachable. */
  private byAreas(roots: string[]): Map<string, string[]> {
    const by = new Map<string, string[]>();
    for (const area of new Set(roots.map(ownerOf)))
      for (const id of this.from(roots.filter((root) => ownerOf(root) === area)))
        by.set(id, [...(by.get(id) ?? []), area]);
    return by;
  }

  places(): (id: string) => string | null {
    const ids = [...this.modules.keys()];
    const ending = (end: string) => ids.filter((id) => id.endsWith(end));
    const later = new Set([...this.modules.values()].flatMap((module) => module.later));
    const begins = [...later].filter((id) => !TESTER.test(id));
    const initial = this.from(ending('/web/src/main.tsx'));
    const login = this.from(ending(LOGIN));
    const beside = begins.filter((id) => !ALONE.some((alone) => alone.test(id)));
    const byAbove = this.byAreas(beside.filter((id) => ABOVE.test(id)));
    const byScreens = this.byAreas(beside.filter((id) => !ABOVE.test(id) && /\/web\/src\/(areas|app)\//.test(id)));
    const byCases = this.from(begins.filter((id) => CASE.test(id)));
    const byHelp = this.from(begins.filter((id) => HELP.test(id)));
    const needsOverlay = (id: string) => this.from([id]).has(AN_OVERLAY);
    const needsForm = (id: string) => [...this.from([id])].some((each) => FORMS.test(each));
    return (id) => {
      const areas = byScreens.get(id) ?? [];
      const opened = byAbove.get(id) ?? [];
      if (initial.has(id)) return 'main';
      if (FORMS.test(id)) return 'form';
      const [area] = areas;
      const isShared =
        areas.length > 1 || area === ALL || (area !== undefined && opened.some((other) => other !== area));
      if (OVERLAYS.test(id) || (isShared && needsOverlay(id))) return 'above';
      if (area && isShared && needsForm(id)) return 'form';
      // The login page then waits for no file of the lists, nor a list for one of the login page.
      if (isShared && login.has(id)) return 'main';
      if (area) {
        if (DESK.test(id)) return 'desk';
        if (CONTENT.test(id)) return 'content';
        if (!isShared && !id.endsWith('.css')) return area;
        return areas.includes(ALL) || areas.includes(FIRST) || id.endsWith('.css') ? 'console' : 'shared';
      }
      if (opened.length > 1 || opened[0] === ALL) return 'above';
      if (opened[0]) return byCases.has(id) ? 'above' : `${opened[0]}-above`;
      if (byCases.has(id)) return 'case';
      return byHelp.has(id) ? 'help' : null;
    };
  }
}

/** Whether a screen needs the chunk to start: not what opens above the screen, nor what only some tasks need. */
export const isStartingChunk = ({
  name,
  isEntry,
  moduleIds,
}: Pick<Rolldown.OutputChunk, 'name' | 'isEntry' | 'moduleIds'>) =>
  isEntry || STARTING.includes(name) || moduleIds.some((id) => ownerOf(id) === name);

const STARTING = ['console', 'shared', 'desk', 'content'];
/** The order in which groups take modules; each takes what its modules import as well. */
const ORDER = ['console', 'shared', 'form', 'desk', 'content', 'above'];
const isAboveScreen = (place: string) => place.endsWith('-above');

/** The pages that are forms themselves. */
const OF_FORMS = 'recovery';

type Chunk = Pick<Rolldown.OutputChunk, 'name' | 'fileName' | 'isEntry' | 'imports' | 'moduleIds'>;

/** What screens wait for although it has or imports the library for forms, which only dialogs need. */
export function waitingForForms(chunks: readonly Chunk[]): string[] {
  const forms = chunks
    .filter(({ moduleIds }) => moduleIds.some((id) => FORMS.test(id)))
    .map(({ fileName }) => fileName);
  return chunks
    .filter((chunk) => isStartingChunk(chunk) && chunk.name !== OF_FORMS)
    .filter(({ fileName, imports }) => [fileName, ...imports].some((name) => forms.includes(name)))
    .map(({ name }) => name);
}

export function chunksByUse(): Plugin {
  const modules = new Map<string, Module>();
  let placeOf: ((id: string) => string | null) | undefined;
  const at = (id: string) => {
    placeOf ??= new Uses(modules).places();
    return placeOf(id);
  };
  const named = (name: string, priority: number): Rolldown.CodeSplittingGroup => ({
    name,
    priority,
    test: (id) => at(id) === name,
  });
  const ofAreas = (debugName: string, priority: number, isMeant: (place: string) => boolean) => ({
    name: at,
    debugName,
    priority,
    test: (id: string) => {
      const place = at(id);
      return place !== null && ![...ORDER, 'main', 'case', 'help'].includes(place) && isMeant(place);
    },
  });
  const groups: Rolldown.CodeSplittingGroup[] = [
    // With the page, whose script is the entry: otherwise these modules would be a second file beside it.
    { name: 'main', priority: 20, test: (id) => at(id) === 'main' || id.endsWith('/web/index.html') },
    ...ORDER.map((name, place) => named(name, 10 - place)),
    ofAreas('of a screen', 4, (place) => !isAboveScreen(place)),
    ofAreas('above a screen', 3, isAboveScreen),
    named('case', 2),
    named('help', 1),
  ];
  return {
    name: 'chunks-by-use',
    apply: 'build',
    config: () => ({ build: { rolldownOptions: { output: { codeSplitting: { groups } } } } }),
    generateBundle(_options, bundle) {
      const waiting = waitingForForms(Object.values(bundle).filter((file) => file.type === 'chunk'));
      if (waiting.length > 0) this.error(`Screens would wait for the library for forms: ${waiting.join(', ')}.`);
    },
    buildStart() {
      modules.clear();
      placeOf = undefined;
    },
    buildEnd() {
      const infos = [...this.getModuleIds()].map((id) => this.getModuleInfo(id)).filter((info) => info !== null);
      const defining = definingModules(new Map(infos.map(({ id, code }) => [id, code ?? ''])));
      for (const info of infos)
        modules.set(info.id, { imports: importsOf(info, defining), later: info.dynamicallyImportedIds });
    },
  };
}
