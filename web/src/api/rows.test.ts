import { expect, test } from 'vitest';
import { outcomeHeader, type Problem } from '#wire/outcome';
import { ApiError } from './answer';
import { BROKEN_OFF, rowsOf } from './rows';

/** An answer that comes in pieces, and may break off after them. */
function answerOf(pieces: string[], { problem, breaks = false }: { problem?: Problem; breaks?: boolean } = {}) {
  const left = pieces.map((piece) => new TextEncoder().encode(piece));
  const data = new ReadableStream<Uint8Array>({
    pull(controller) {
      const next = left.shift();
      if (next) controller.enqueue(next);
      else if (breaks) controller.error(new TypeError('terminated'));
      else controller.close();
    },
  });
  return async () => ({ data, response: new Response(null, { headers: outcomeHeader(problem) }) });
}

async function read(ask: ReturnType<typeof answerOf>) {
  const batches: unknown[][] = [];
  const failure = await (async () => {
    for await (const rows of rowsOf(ask)) batches.push(rows);
  })().catch((error: unknown) => error);
  return { batches, failure };
}

test('rows come as they arrive, also where a piece ends in the middle of one', async () => {
  const { batches, failure } = await read(answerOf(['{"data":[{"a":1},{"a', '":"ñ, ]}"},{"a":3}', ']}']));
  expect(batches).toEqual([[{ a: 1 }], [{ a: 'ñ, ]}' }], [{ a: 3 }]]);
  expect(failure).toBeUndefined();
});

test('a list without rows gives none', async () => {
  expect(await read(answerOf(['{"data":[]}']))).toEqual({ batches: [], failure: undefined });
});

test('a refusal throws, though its status is 200', async () => {
  const problem = { failure: 'refused', message: 'Being archived.' } as const;
  const { batches, failure } = await read(answerOf(['{"success":false,"message":"Being archived."}'], { problem }));
  expect(batches).toEqual([]);
  expect(failure).toMatchObject({ failure: 'refused', message: 'Being archived.' });
});

test('an answer that breaks off throws, after the rows that have come', async () => {
  const { batches, failure } = await read(answerOf(['{"data":[{"a":1},{"a":2},'], { breaks: true }));
  expect(batches).toEqual([[{ a: 1 }, { a: 2 }]]);
  expect(failure).toBeInstanceOf(ApiError);
  expect(failure).toMatchObject({ failure: 'unreachable', message: BROKEN_OFF });
});

test('an answer that ends in the middle of the JSON throws', async () => {
  const { failure } = await read(answerOf(['{"data":[{"a":1},{"a"']));
  expect(failure).toBeInstanceOf(ApiError);
});
