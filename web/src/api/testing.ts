// Helpers for tests of calls.
import { vi } from 'vitest';
import { OUTCOME, outcomeHeader } from '#wire/outcome';

/** What the gateway would say of an answer with this status. */
function outcomeOf(status: number): Record<string, string> {
  if (status < 400) return outcomeHeader(undefined);
  return outcomeHeader({ failure: status === 401 ? 'signedOut' : status < 500 ? 'refused' : 'unexpected' });
}

/** Answers every call in this way; undone by `vi.unstubAllGlobals`. Modules that make calls are imported afterwards. */
export function stubFetch(answer: (request: Request) => Promise<Response>): void {
  vi.stubGlobal('fetch', async (request: Request) => {
    const response = await answer(request);
    if (response.headers.has(OUTCOME) || /html/.test(response.headers.get('content-type') ?? '')) return response;
    for (const [name, value] of Object.entries(outcomeOf(response.status))) response.headers.set(name, value);
    return response;
  });
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
