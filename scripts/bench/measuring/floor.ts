// The floor: what the console's times are multiples of. A page with React and one Blueprint form, as Vite builds it for anybody:
// what the console's own build saves is no part of it. It is compressed as the console is, and served by a gateway of its own.
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { precompress } from '../../../web/build/precompress';

export async function buildFloor(outDir: string): Promise<void> {
  await build({
    root: 'scripts/bench/measuring/floor',
    configFile: false,
    base: '../',
    logLevel: 'error',
    plugins: [react(), precompress()],
    build: { outDir, emptyOutDir: true, target: 'es2023' },
  });
}
