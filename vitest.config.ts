import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { excelWriter } from './web/build/excelWriter.ts';

export default defineConfig({
  plugins: [excelWriter()],
  resolve: {
    alias: {
      '@': fileURLToPath(new URL('./web/src', import.meta.url)),
      '#contract': fileURLToPath(new URL('./openapi/generated/contract.ts', import.meta.url)),
    },
  },
  test: {
    include: ['{web,mocks,scripts}/**/*.test.ts'],
    // Some start real processes, on machines that are busy with other things.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Some wait for these: one more than there are cores keeps the cores busy.
    maxWorkers: Math.min(availableParallelism() + 1, 4),
  },
});
