// Finds which modules a module uses where it imports names from an index. The bundler says only that it imports the index,
// by which every icon would belong to every screen.
import { posix } from 'node:path';
import type { Rolldown } from 'vite';

/** These files export everything that there is, so the names in an import show what a module uses. */
const INDEX =
  /\/(@blueprintjs\/core\/lib\/esm\/index\.js|@blueprintjs\/icons\/lib\/esm\/generated\/index\.js|web\/src\/ui\/buttons\/icons\.ts)$/;
const FROM_INDEX = /^@blueprintjs\/core$|\bicons$/;
const NAMED = /\b(?:import|export)\s*\{([^}]*)\}\s*from\s*["']([^"']+)["']/g;
const ALL_OF = /\bexport\s*\*\s*from\s*["']([^"']+)["']/g;
const OVERLAY_NAMES = /^(Dialog\w*|Drawer|MenuItem|Popover\w*|Overlay\w*)$/;
/** Stands among the imports of a module for anything that opens above the page. */
export const AN_OVERLAY = 'an overlay';

/** The names in an import or export list, as they are called where they come from. */
const namesIn = (list: string) => list.split(',').map((each) => each.trim().split(/\s/)[0] ?? '');

/** Core and icons share some names. */
const keyOf = (path: string, name: string) => `${path.includes('icons') ? 'icons' : 'core'} ${name}`;

/** For each name that Blueprint's indexes export, the module that defines it. */
export function definingModules(codes: Map<string, string>): Map<string, string> {
  const found = new Map<string, string>();
  const readIndex = (index: string): void => {
    const code = codes.get(index) ?? '';
    const moduleAt = (path: string) =>
      [`${path}.js`, `${path}/index.js`]
        .map((end) => posix.join(posix.dirname(index), end))
        .find((id) => codes.has(id));
    for (const [, list = '', path = ''] of code.matchAll(NAMED)) {
      const module = moduleAt(path);
      if (module) for (const name of namesIn(list)) found.set(keyOf(index, name), module);
    }
    for (const [, path = ''] of code.matchAll(ALL_OF)) {
      const module = moduleAt(path);
      if (module) readIndex(module);
    }
  };
  for (const id of codes.keys()) if (INDEX.test(id)) readIndex(id);
  return found;
}

/** The modules that a module uses, as far as its imports say. */
export function importsOf(
  { importedIds, code }: Pick<Rolldown.ModuleInfo, 'importedIds' | 'code'>,
  defining: Map<string, string>,
): string[] {
  const named = [...(code ?? '').matchAll(NAMED)]
    .filter(([, , from = '']) => FROM_INDEX.test(from))
    .flatMap(([, list = '', from = '']) => namesIn(list).map((name) => keyOf(from, name)));
  const modules = named.flatMap((name) => defining.get(name) ?? []);
  const others = importedIds.filter((id) => !INDEX.test(id));
  const hasOverlay = named.some((name) => OVERLAY_NAMES.test(name.replace('core ', '')));
  return [...others, ...modules, ...(hasOverlay ? [AN_OVERLAY] : [])];
}
