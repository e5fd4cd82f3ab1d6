// Puts `ui/browser/loadFiles` before each `import()`, in place of Vite's own code for that: this asks for scripts in a way
// that browsers remember when it fails, and does not ask again for styles that failed.
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const OF_VITE = '\0vite/preload-helper.js';
const OURS = fileURLToPath(new URL('../src/ui/browser/loadFiles.ts', import.meta.url));

/** The bundler's helpers, which `startingScripts` inlines. */
const INLINED = /rolldown-runtime-/;

export function loadedFiles(): Plugin {
  return {
    name: 'loaded-files',
    apply: 'build',
    config: () => ({
      build: {
        modulePreload: {
          // The page's inline script requests the scripts of its screen much earlier than their imports would.
          resolveDependencies: (file, files, { hostType }) =>
            hostType === 'html' ? files : [...new Set([file, ...files])].filter((each) => !INLINED.test(each)),
        },
      },
    }),
    transform: {
      filter: { id: /preload-helper\.js$/ },
      handler: (_, id) =>
        id === OF_VITE ? `export { withFiles as __vitePreload } from ${JSON.stringify(OURS)};` : undefined,
    },
  };
}
