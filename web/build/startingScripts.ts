// Speeds up the scripts that a screen starts with: the browser compiles them once, and none waits for the bundler's
// helpers.
import type { Plugin } from 'vite';
import { isStartingChunk } from './chunks.ts';

/**
 * Makes the browser compile all functions of a script in the background while it loads. Most of them run at once and
 * would otherwise be parsed first and compiled one by one later.
 */
const COMPILED_WHOLE = '//# allFunctionsCalledOnLoad\n';

const RUNTIME = /import\{([^}]*)\}from"[./\w]*\/rolldown-runtime-[\w-]+\.js";/;

const RUNTIME_LINK = /\s*<link rel="modulepreload"[^>]*rolldown-runtime-[^>]*>/;

/** Inlines the bundler's helpers: a few lines that every file would otherwise import from a file of their own. */
export function withHelpers(code: string, runtime: string): string {
  const [helpers = '', exported = ''] = runtime.split(/export\{([^}]*)\};?\s*$/);
  const pairs = exported.split(',').map((pair) => pair.split(' as '));
  return code.replace(RUNTIME, (_, imported: string) => {
    const taken = imported.split(',').map((pair) => pair.split(' as ').join(':'));
    return `const{${taken}}=(()=>{${helpers}return{${pairs.map(([own, name = own]) => `${name}:${own}`)}}})();`;
  });
}

export function startingScripts(): Plugin {
  return {
    name: 'starting-scripts',
    apply: 'build',
    // Changes the hash in the name with the contents: files are cached for ever by name.
    augmentChunkHash: () => `${COMPILED_WHOLE}${withHelpers}`,
    transformIndexHtml: {
      order: 'post',
      handler: (html) => html.replace(RUNTIME_LINK, ''),
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const runtime = chunks.find(({ name }) => name === 'rolldown-runtime');
        for (const chunk of chunks) {
          if (runtime) chunk.code = withHelpers(chunk.code, runtime.code);
          if (runtime && chunk !== runtime && chunk.code.includes(runtime.name))
            throw new Error(`${chunk.fileName} asks for the bundler's helpers in a way that is not known.`);
          if (isStartingChunk(chunk)) chunk.code = COMPILED_WHOLE + chunk.code;
        }
        if (runtime) delete bundle[runtime.fileName];
      },
    },
  };
}
