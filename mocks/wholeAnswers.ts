// Prism reads, checks and writes every answer whole, and takes a second for a hundred thousand records. Whoever says that they
// can ask for the whole of it gets such an answer with the beginning of its list, and the address of the whole.
import { randomUUID } from 'node:crypto';

/** A header of a call, and of the answer to it, where it is the address. */
export const WHOLE_ANSWER = 'x-whole-answer';
export const WHOLE_ANSWERS_PATH = '/whole-answers/';

const LONG = 10_000;
const SHOWN = 100;
const WRITTEN_AT_ONCE = 2000;
/** Who goes away in between never asks for it. */
const KEPT = 16;

const kept = new Map<string, unknown>();

/** The same answer where nothing in it is long. */
export function beginningOf(body: unknown): unknown {
  if (Array.isArray(body)) return body.length > LONG ? body.slice(0, SHOWN) : body;
  if (typeof body !== 'object' || body === null || body instanceof Uint8Array) return body;
  const entries = Object.entries(body).map(([name, value]) => [name, beginningOf(value)] as const);
  return entries.every(([name, value]) => value === (body as Record<string, unknown>)[name])
    ? body
    : Object.fromEntries(entries);
}

/** The address at which it is given, once. */
export function keepWhole(body: unknown): string {
  const id = randomUUID();
  kept.set(id, body);
  const [oldest = ''] = kept.keys();
  if (kept.size > KEPT) kept.delete(oldest);
  return `${WHOLE_ANSWERS_PATH}${id}`;
}

export function takeWhole(id: string): unknown {
  const body = kept.get(id);
  kept.delete(id);
  return body;
}

/** The body in JSON, piece by piece: the first are read while the last are written. */
export function* writtenInPieces(body: unknown): Generator<string> {
  if (beginningOf(body) === body) yield JSON.stringify(body);
  else if (Array.isArray(body)) {
    // A record that is added meanwhile is not of this answer.
    const rows = [...body];
    for (let at = 0; at < rows.length; at += WRITTEN_AT_ONCE) {
      const piece = JSON.stringify(rows.slice(at, at + WRITTEN_AT_ONCE));
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
