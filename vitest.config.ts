import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { blueprintCss } from './web/build/blueprintCss.ts';
import { excelWriter } from './web/build/excelWriter.ts';

const CONSOLE = 'web/src/**/*.test.ts';
/** These put others in the place of the browser's globals and of modules, which nobody else may meet. */
const replacing = readdirSync('web/src', { recursive: true, encoding: 'utf8' })
  .map((file) => `web/src/${file.replaceAll('\\', '/')}`)
  .filter((file) => file.endsWith('.test.ts') && /\bvi\.|\bglobalThis\b/.test(readFileSync(file, 'utf8')));

export default defineConfig({
  plugins: [excelWriter(), blueprintCss()],
  resolve: {
    alias: {
      '@': fileURLToPath(new URL('./web/src', import.meta.url)),
      '#contract': fileURLToPath(new URL('./openapi/generated/contract.ts', import.meta.url)),
    },
  },
  test: {
    // Some start real processes, on machines that are busy with other things.
    testTimeout: 180_000,
    hookTimeout: 60_000,
    // These begin sooner than processes do.
    pool: 'threads',
    // Some wait for the processes: one more than there are cores keeps the cores busy.
    maxWorkers: Math.min(availableParallelism() + 1, 4),
    projects: [
      { extends: true, test: { name: 'console, alone', include: replacing } },
      { extends: true, test: { name: 'console', include: [CONSOLE], exclude: replacing, isolate: false } },
      {
        extends: true,
        test: {
          name: 'servers',
          include: ['{web,mocks,scripts}/**/*.test.ts'],
          exclude: [CONSOLE],
          // The contract, and what stands on it, is read once for each worker in place of once for each file.
          isolate: false,
          setupFiles: ['scripts/checks/unitSetup.ts'],
        },
      },
    ],
  },
});
