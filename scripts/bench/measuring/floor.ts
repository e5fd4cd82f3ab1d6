// Builds the floor, the reference for the console's times: a page with React and one Blueprint form, built with plain
// Vite and without the optimizations of the console's own build. It is compressed like the console and served by a
// gateway of its own.
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { precompress } from '../../../web/build/precompress';

export async function buildFloor(outDir: string): Promise<void> {
  await build({
    root: 'scripts/bench/floor',
    configFile: false,
    base: '../',
    logLevel: 'error',
    plugins: [react(), precompress()],
    build: { outDir, emptyOutDir: true, target: 'es2023' },
  });
}
