// Questions asked before there is a screen to ask them. Whoever asks the same first gets the answer.

/** Later than that, a screen asks anew: it would show what was true a while ago. */
export const KEPT_MS = 10_000;

/** A query as screens ask it. */
export interface Question {
  queryKey: readonly unknown[];
  queryFn: () => Promise<unknown>;
}

interface Asked {
  queryKey: readonly unknown[];
  /** Of whom no other may see the answer. */
  asker: string;
  arrived?: { data: unknown; at: number };
}

const begun = new Map<string, { asked: Asked; at: number; answer: Promise<Response> }>();
let beginning: Asked | undefined;

/** Asks on behalf of somebody, and is done when all is answered. A failure is left to whoever asks the same. */
export async function begin(questions: Question[], asker: string): Promise<void> {
  await Promise.allSettled(questions.map((question) => ask(question, { queryKey: question.queryKey, asker })));
}

async function ask({ queryFn }: Question, asked: Asked): Promise<void> {
  beginning = asked;
  const answer = queryFn();
  beginning = undefined;
  asked.arrived = { data: await answer, at: Date.now() };
}

/** The answers that are there already, for who asked. Who waits for another one gets it by asking the same. */
export function takeArrived(wanting: string) {
  const taken = [...begun].flatMap(([key, { asked }]) => {
    const { queryKey, asker, arrived } = asked;
    return arrived && asker === wanting && isFresh(arrived.at) ? [{ key, queryKey, ...arrived }] : [];
  });
  for (const { key } of taken) begun.delete(key);
  return taken;
}

const isFresh = (at: number) => Date.now() - at < KEPT_MS;

/** The `fetch` of one call, made at the moment it is asked. */
export function fetchOf(body: unknown): (request: Request) => Promise<Response> {
  const asked = beginning;
  return async (request) => {
    const key = JSON.stringify([request.method, request.url, [...request.headers], body]);
    if (!asked) return taken(key) ?? fetch(request);
    const answer = fetch(request);
    begun.set(key, { asked, at: Date.now(), answer });
    return (await answer).clone();
  };
}

function taken(key: string): Promise<Response> | undefined {
  const early = begun.get(key);
  begun.delete(key);
  return early && isFresh(early.at) ? early.answer : undefined;
}
