import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: {
    alias: {
      '@': fileURLToPath(new URL('./web/src', import.meta.url)),
      '#contract': fileURLToPath(new URL('./openapi/generated/contract.ts', import.meta.url)),
    },
  },
  // Some start real processes, on machines that are busy with other things.
  test: { include: ['{web,mocks,scripts}/**/*.test.ts'], testTimeout: 20_000, hookTimeout: 20_000 },
});
