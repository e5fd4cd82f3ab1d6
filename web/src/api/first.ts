// The calls that a screen begins with. The page's own script makes them again the next time that its address is opened, before
// any code has come; whoever asks the same is given that answer. Each is the same call, made in the same session.

/** As it is sent. */
interface Call {
  url: string;
  method: string;
  headers: Record<string, string>;
  body?: string;
}

declare global {
  interface Window {
    /** What the page's own script has asked, and when. */
    madeEarly?: { call: Call; at: number; answer: Promise<Response> }[];
  }
}

/** Later than that, what was answered may no longer be so. */
const KEPT_MS = 10_000;

let isFirst = false;
let made: Call[] = [];

/** What is asked at once in it are first calls. */
export function askFirst<T>(ask: () => T): T {
  isFirst = true;
  try {
    return ask();
  } finally {
    isFirst = false;
  }
}

/** How the call that is made now is sent: undefined for one that is no first call. */
export const sentFirst = () => (isFirst ? send : undefined);

/** All that were made, once they are answered. */
export function takeFirstCalls(): Call[] {
  const calls = made;
  made = [];
  // What nobody has asked for by now, nobody will: it may be a long list.
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
