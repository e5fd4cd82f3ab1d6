// Calls that begin before there is a screen to ask them. Whoever asks the same first gets the answer.

/** Later than that, a screen asks anew: it would show what was true a while ago. */
const KEPT_MS = 10_000;

const begun = new Map<string, { at: number; answer: Promise<Response> }>();
let isBeginning = false;

/** Only sends what the calls ask: what an answer means, a refusal too, is left to whoever asks for it. */
export function begin(calls: () => unknown): void {
  isBeginning = true;
  try {
    calls();
  } finally {
    isBeginning = false;
  }
}

/** The `fetch` of one call, made at the moment it is asked. */
export function fetchOf(body: unknown): (request: Request) => Promise<Response> {
  const begins = isBeginning;
  return (request) => {
    const key = JSON.stringify([request.method, request.url, [...request.headers], body]);
    if (!begins) return taken(key) ?? fetch(request);
    const answer = fetch(request);
    // Whoever takes it hears of a failure.
    answer.catch(() => undefined);
    begun.set(key, { at: performance.now(), answer });
    return new Promise(() => undefined);
  };
}

function taken(key: string): Promise<Response> | undefined {
  const early = begun.get(key);
  begun.delete(key);
  return early && performance.now() - early.at < KEPT_MS ? early.answer : undefined;
}
