// Prism reads, checks and writes every answer whole, which takes a second for a hundred thousand records. A caller that
// sends the header `x-whole-answer` therefore gets only the beginning of a long list, with an address for the whole
// answer.
import { randomUUID } from 'node:crypto';

/** In the call: the caller can fetch the whole answer. In the answer: its address. */
export const WHOLE_ANSWER = 'x-whole-answer';
export const WHOLE_ANSWERS_PATH = '/whole-answers/';

const LONG_LIST = 10_000;
const ROWS_SHOWN = 100;
const ROWS_PER_PIECE = 2000;
/** A caller that disconnects never fetches its answer, so only the last few are kept. */
const ANSWERS_KEPT = 16;

const cache = new Map<string, unknown>();

/** Returns the same object when no list in it is long. */
export function beginningOf(body: unknown): unknown {
  if (Array.isArray(body)) return body.length > LONG_LIST ? body.slice(0, ROWS_SHOWN) : body;
  if (typeof body !== 'object' || body === null || body instanceof Uint8Array) return body;
  const entries = Object.entries(body).map(([name, value]) => [name, beginningOf(value)] as const);
  return entries.every(([name, value]) => value === (body as Record<string, unknown>)[name])
    ? body
    : Object.fromEntries(entries);
}

/** Returns the address at which the whole answer can be fetched once. */
export function keepWholeAnswer(body: unknown): string {
  const id = randomUUID();
  cache.set(id, body);
  const [oldest = ''] = cache.keys();
  if (cache.size > ANSWERS_KEPT) cache.delete(oldest);
  return `${WHOLE_ANSWERS_PATH}${id}`;
}

export function takeWholeAnswer(id: string): unknown {
  const body = cache.get(id);
  cache.delete(id);
  return body;
}

/** The body as JSON in pieces, so that the reader can begin before the rest is written. */
export function* writtenInPieces(body: unknown): Generator<string> {
  if (beginningOf(body) === body) yield JSON.stringify(body);
  else if (Array.isArray(body)) {
    // A copy, because a record that is added in the meantime does not belong to this answer.
    const rows = [...body];
    for (let at = 0; at < rows.length; at += ROWS_PER_PIECE) {
      const piece = JSON.stringify(rows.slice(at, at + ROWS_PER_PIECE));
      yield `${at === 0 ? '[' : ','}${piece.slice(1, -1)}`;
    }
    yield ']';
  } else {
    let before = '{';
    for (const [name, value] of Object.entries(body as object)) {
      if (value === undefined) continue;
      yield `${before}${JSON.stringify(name)}:`;
      yield* writtenInPieces(value);
      before = ',';
    }
    yield '}';
  }
}
