import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: {
    alias: {
      '@': fileURLToPath(new URL('./web/src', import.meta.url)),
      '#contract': fileURLToPath(new URL('./openapi/generated/contract.ts', import.meta.url)),
    },
  },
  test: { include: ['{web,mocks,scripts}/**/*.test.ts'], environment: 'node' },
});
