// Reads the rows of a long answer as they arrive, so that the whole answer is never in memory.

import { rowCutter } from '#wire/rowCutter';
import { ApiError, errorIn, noteUnreadRows, unclear, withTransportErrors } from './answer';

/** The result of a call with `parseAs: 'stream'`. */
interface Streamed {
  data?: ReadableStream<Uint8Array> | null;
  error?: unknown;
  response: Response;
}

export const BROKEN_OFF = "The server's answer was incomplete. Try again.";

/**
 * Yields rows in batches as they arrive. Throws for a refusal like `answerOf`, also when the refusal comes after rows.
 */
export async function* rowsOf<Row>(ask: () => Promise<Streamed>): AsyncGenerator<Row[]> {
  const { data: body, error, response } = await withTransportErrors(ask());
  const refusal = errorIn(response, error);
  if (refusal) throw refusal;
  if (!body) throw unclear();

  const reader = body.getReader();
  const cutter = rowCutter();
  try {
    for (let piece = await next(reader); piece; piece = await next(reader)) {
      const ended = cutter.push(piece);
      if (ended.length > 0) yield parsed(`[${text(ended)}]`) as Row[];
    }
    noteUnreadRows(response, parsed(text(cutter.others)));
  } finally {
    reader.cancel().catch(() => undefined);
  }
}

async function next(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<Uint8Array | undefined> {
  try {
    return (await reader.read()).value;
  } catch {
    throw new ApiError('unreachable', BROKEN_OFF);
  }
}

const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    throw unclear();
  }
}
