// Helpers for tests of calls.
import { vi } from 'vitest';

/** Answers every call in this way; undone by `vi.unstubAllGlobals`. Modules that make calls are imported afterwards. */
export function stubFetch(answer: (request: Request) => Promise<Response>): void {
  vi.stubGlobal('fetch', answer);
  // Outside a browser, relative addresses need a base.
  vi.stubGlobal(
    'Request',
    class extends Request {
      constructor(input: string, init?: RequestInit) {
        super(new URL(input, 'http://console.test/'), init);
      }
    },
  );
  vi.resetModules();
}
