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
  // Some start real processes, on machines that are busy with other things.
  test: { include: ['{web,mocks,scripts}/**/*.test.ts'], testTimeout: 60_000, hookTimeout: 60_000 },
});
