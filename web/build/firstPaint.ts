// Paints the page before any file is loaded: an inline script draws the frame of the screen and requests the screen's
// files. Stylesheets are inserted after the frame, so that they do not delay its painting.
import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';
import type { KnownScreen } from '../src/ui/frame/draw.ts';
import type { BuiltScreen } from './screens.ts';

const pathOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const SCREENS = 'KNOWN_SCREENS';
const STYLES = 'STYLES';

async function script(): Promise<string> {
  const built = await build({
    configFile: false,
    root: pathOf('..'),
    logLevel: 'warn',
    resolve: { alias: { '@': pathOf('../src') } },
    build: {
      write: false,
      target: 'es2023',
      lib: { entry: pathOf('../src/ui/frame/draw.ts'), formats: ['iife'], name: 'frame' },
    },
  });
  const [output] = (Array.isArray(built) ? built : [built]) as Rolldown.RolldownOutput[];
  const chunk = output?.output[0];
  if (chunk?.type !== 'chunk') throw new Error('There is no script of the frame.');
  return chunk.code.trim();
}

/** The script of a chunk, after those of its static imports. */
function scriptsOf(name: string, bundle: Rolldown.OutputBundle, before: Set<string>): string[] {
  const file = bundle[name];
  if (file?.type !== 'chunk' || before.has(name)) return [];
  before.add(name);
  return [...file.imports.flatMap((imported) => scriptsOf(imported, bundle, before)), name];
}

function knownScreens(screens: BuiltScreen[], bundle: Rolldown.OutputBundle): KnownScreen[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const entry = chunks.find(({ isEntry }) => isEntry);
  const chunkWith = (file: string) => {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(file));
    if (!chunk) throw new Error(`No script has ${file}.`);
    return chunk.fileName;
  };
  const shell = chunkWith(pathOf('../src/app/shell/Shell.tsx'));
  return screens.map(({ path, title, isPublic, file }) => {
    const before = new Set(entry ? [entry.fileName, ...entry.imports] : []);
    const parts = [...(isPublic ? [] : [shell]), chunkWith(file)];
    return { path, title, isPublic, scripts: parts.flatMap((part) => scriptsOf(part, bundle, before)) };
  });
}

const STYLESHEET = /\s*<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g;

export function firstPaint(screens: BuiltScreen[]): Plugin {
  let drawing: Promise<string> | undefined;
  return {
    name: 'first-paint',
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        drawing ??= script();
        const code = await drawing;
        const known = bundle ? knownScreens(screens, bundle) : [];
        const sheets = [...html.matchAll(STYLESHEET)].map(([, href = '']) => href.replace(/^\.\//, ''));
        // Escapes `</`, because `</script>` would end the inline script.
        const drawn = code
          .replace(SCREENS, () => JSON.stringify(known))
          .replace(STYLES, () => JSON.stringify(sheets))
          .replaceAll('</', '<\\/');
        return html
          .replace(STYLESHEET, '')
          .replace(/(<div id="root"><\/div>)/, (root) => `${root}\n    <script>${drawn}</script>`);
      },
    },
  };
}
