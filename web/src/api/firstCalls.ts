// The first calls of a screen. The page's inline script repeats them the next time that the same address is opened,
// before any other code has loaded; the same call in the same session then gets that answer.

/** A call as it is sent. */
interface Call {
  url: string;
  method: string;
  headers: Record<string, string>;
  body?: string;
}

declare global {
  interface Window {
    /** The calls that the page's inline script has made, and when. */
    madeEarly?: { call: Call; at: number; answer: Promise<Response> }[];
  }
}

/** An older answer is not used: it may be outdated. */
const KEPT_MS = 10_000;

let isFirst = false;
let made: Call[] = [];

/** Calls that `ask` makes synchronously count as first calls. */
export function asFirstCalls<T>(ask: () => T): T {
  isFirst = true;
  try {
    return ask();
  } finally {
    isFirst = false;
  }
}

/** The `fetch` to use for the call being made; undefined for a call that is no first call. */
export const firstCallFetch = () => (isFirst ? send : undefined);

/** All first calls made so far. To be called once they are answered. */
export function takeFirstCalls(): Call[] {
  const calls = made;
  made = [];
  // Early answers that no call has used by now are dropped: one may be a long list.
  window.madeEarly = [];
  return calls;
}

async function callOf(request: Request): Promise<Call> {
  const body = await request.clone().text();
  const { url, method } = request;
  return { url, method, headers: Object.fromEntries(request.headers), ...(body && { body }) };
}

async function send(request: Request): Promise<Response> {
  const early = window.madeEarly ?? [];
  const call = await callOf(request);
  made.push(call);
  const same = early.find((each) => isSame(each.call, call) && performance.now() - each.at < KEPT_MS);
  if (!same) return fetch(request);
  window.madeEarly = early.filter((each) => each !== same);
  return same.answer;
}

const isSame = (early: Call, call: Call) => JSON.stringify(early) === JSON.stringify(call);
