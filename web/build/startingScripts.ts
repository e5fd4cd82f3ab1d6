// What the browser reads of the scripts that a screen begins with, it reads once; and no script waits for the bundler's helpers.
import type { Plugin } from 'vite';
import { isStarting } from './chunks.ts';

/** Compiled beside the page while it arrives, all of it and once: most of it runs at once, and would be compiled bit by bit. */
const COMPILED_WHOLE = '//# allFunctionsCalledOnLoad\n';

const RUNTIME = /import\{([^}]*)\}from"[./\w]*\/rolldown-runtime-[\w-]+\.js";/;

const RUNTIME_LINK = /\s*<link rel="modulepreload"[^>]*rolldown-runtime-[^>]*>/;

/** The bundler's helpers are a few lines, in a file that every other asks for: instead of it each has its own. */
export function withHelpers(code: string, runtime: string): string {
  const [helpers = '', exported = ''] = runtime.split(/export\{([^}]*)\};?\s*$/);
  const given = exported.split(',').map((pair) => pair.split(' as '));
  return code.replace(RUNTIME, (_, imported: string) => {
    const taken = imported.split(',').map((pair) => pair.split(' as ').join(':'));
    return `const{${taken}}=(()=>{${helpers}return{${given.map(([own, name = own]) => `${name}:${own}`)}}})();`;
  });
}

export function startingScripts(): Plugin {
  return {
    name: 'starting-scripts',
    apply: 'build',
    // A file is named by what is in it, and kept for ever under that name.
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
          if (isStarting(chunk)) chunk.code = COMPILED_WHOLE + chunk.code;
        }
        if (runtime) delete bundle[runtime.fileName];
      },
    },
  };
}
