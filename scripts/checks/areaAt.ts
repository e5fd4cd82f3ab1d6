// Finds the area of an address, which is also the name of its folder of scripts.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { paths } from '../../web/src/app/routing/paths';

const AREAS = 'web/src/areas';
const PATH = /\bpath: (?:'([^']+)'|paths\.(\w+))/g;
/** The area for `/` and for addresses that no area lists. */
const OTHERS = 'session';

export function areaAt(address: string): string {
  const wanted = `/${address.replace(/^\.?\/+/, '').replace(/[?#].*$/s, '')}`;
  const areas = readdirSync(AREAS, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return areas.find(({ name }) => pathsOf(name).some((path) => fits(path, wanted)))?.name ?? OTHERS;
}

/** Reads the addresses from the source text, because importing an area would import its screens. */
function pathsOf(area: string): string[] {
  const file = `${AREAS}/${area}/index.ts`;
  if (!existsSync(file)) return [];
  const named: Record<string, string> = paths;
  return [...readFileSync(file, 'utf8').matchAll(PATH)].map(([, path, name = '']) => path ?? named[name] ?? '');
}

function fits(path: string, wanted: string): boolean {
  const [parts, segments] = [path.split('/'), wanted.split('/')];
  return parts.length === segments.length && parts.every((part, at) => part.startsWith(':') || part === segments[at]);
}
