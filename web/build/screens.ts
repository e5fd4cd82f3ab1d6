// The list of screens. It cannot be read statically, so this runs the console's own modules.
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const pathOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));

interface Loading {
  first?: unknown;
  load: unknown;
}

interface Route extends Loading {
  path: string;
  title: string;
  guard?: string;
  besideMocks?: boolean;
}

export interface BuiltScreen {
  path: string;
  title: string;
  isPublic: boolean;
  /** The file of its component. */
  file: string;
}

/** The modules that a function imports when it is called. */
const importsOf = (load: unknown) =>
  [...String(load).matchAll(/import__\("([^"]+)"\)/g)].map(([, file = '']) => pathOf(`..${file}`));

/** Every screen, and the modules that screens begin with: their components, their first queries, their tabs. */
export async function readScreens() {
  const { module } = await runnerImport<{ areas: { routes?: Route[]; tabs?: Loading[] }[] }>(
    pathOf('../src/areas/index.ts'),
    {
      configFile: false,
      root: pathOf('..'),
      logLevel: 'error',
      resolve: { alias: { '@': pathOf('../src') } },
    },
  );
  const routes = module.areas.flatMap((area) => area.routes ?? []).filter(({ besideMocks }) => !besideMocks);
  const tabs = module.areas.flatMap((area) => area.tabs ?? []);
  const screens: BuiltScreen[] = routes.map(({ path, title, guard, load }) => {
    const [file] = importsOf(load);
    if (!file) throw new Error(`The file of ${path} is not known.`);
    return { path, title, isPublic: guard === 'public', file };
  });
  const begins = [
    ...new Set([...routes, ...tabs].flatMap(({ load, first }) => [...importsOf(load), ...importsOf(first)])),
  ];
  return { screens, begins };
}
