// The floor: what the console's times are multiples of. A page with React and one Blueprint form, built with the
// console's configuration and served by a gateway of its own.
import { build } from 'vite';

export async function buildFloor(outDir: string): Promise<void> {
  await build({
    root: 'scripts/bench/floor',
    configFile: 'web/vite.config.ts',
    logLevel: 'error',
    build: { outDir, emptyOutDir: true },
  });
}
