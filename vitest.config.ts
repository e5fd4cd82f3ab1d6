import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { excelWriter } from './web/build/excelWriter.ts';

/** Those of the console put others in the place of the browser's globals and of modules. */
const OF_CONSOLE = 'web/src/**/*.test.ts';

export default defineConfig({
  plugins: [excelWriter()],
  resolve: {
    alias: {
      '@': fileURLToPath(new URL('./web/src', import.meta.url)),
      '#contract': fileURLToPath(new URL('./openapi/generated/contract.ts', import.meta.url)),
    },
  },
  test: {
    // Some start real processes, on machines that are busy with other things.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // These begin sooner than processes do.
    pool: 'threads',
    // Some wait for the processes: one more than there are cores keeps the cores busy.
    maxWorkers: Math.min(availableParallelism() + 1, 4),
    projects: [
      { extends: true, test: { name: 'console', include: [OF_CONSOLE] } },
      {
        extends: true,
        test: {
          name: 'servers',
          include: ['{web,mocks,scripts}/**/*.test.ts'],
          exclude: [OF_CONSOLE],
          // The contract, and what stands on it, is read once for each worker in place of once for each file.
          isolate: false,
          setupFiles: ['scripts/unitSetup.ts'],
        },
      },
    ],
  },
});
