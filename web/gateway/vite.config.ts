// Bundles the gateway with its packages and the contract's tables into one file, which runs with Node alone.
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { bundledPackages } from '../build/bundledPackages.ts';

const pathOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: pathOf('.'),
  plugins: [bundledPackages('gateway')],
  ssr: { noExternal: true },
  build: {
    ssr: pathOf('built.ts'),
    target: 'node20',
    outDir: pathOf('../../dist'),
    emptyOutDir: true,
    rolldownOptions: {
      // The build is over in two seconds, so that a plugin's share of it means nothing.
      checks: { pluginTimings: false },
      output: { entryFileNames: 'server.mjs', codeSplitting: false },
    },
  },
});
