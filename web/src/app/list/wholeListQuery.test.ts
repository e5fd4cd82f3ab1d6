import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { stopReading, wholeListQuery } from './wholeListQuery';

interface Row {
  id: number;
  name: string;
}

/** A list served in whole pages, and its query. */
function listOf(count: number) {
  let rows = Array.from({ length: count }, (_, id): Row => ({ id, name: `${id}` }));
  const requests: number[] = [];
  const ask = async (start: number, end: number) => {
    requests.push(start);
    return { rows: rows.slice(start, end), total: rows.length };
  };
  const client = new QueryClient();
  const query = wholeListQuery<Row>({ queryKey: ['rows'], ask, idOf: ({ id }) => id, step: 10, overlap: 0, atOnce: 1 });
  return {
    requests,
    client,
    query,
    change: (how: (before: Row[]) => Row[]) => {
      rows = how(rows);
    },
    /** Refetches as a screen does after a change was saved. */
    anew: async () => {
      await client.invalidateQueries({ queryKey: ['rows'], refetchType: 'none' });
      return client.fetchQuery({ ...query, staleTime: 0 });
    },
  };
}

it('reads a changed list anew: without deleted rows, and with edited ones as they are now', async () => {
  const { client, query, change, anew } = listOf(25);
  await client.fetchQuery(query);
  change((rows) => rows.filter(({ id }) => id !== 3).map((row) => (row.id === 4 ? { ...row, name: 'new' } : row)));
  const { rows } = await anew();
  expect(rows).toHaveLength(24);
  expect(rows.slice(2, 4)).toEqual([
    { id: 2, name: '2' },
    { id: 4, name: 'new' },
  ]);
});

it('reads no further than where it was stopped', async () => {
  const { client, query, change, anew, requests } = listOf(100);
  const look = client.fetchQuery(query);
  const unsubscribe = client.getQueryCache().subscribe(() => {
    if ((client.getQueryData(query.queryKey)?.readCount ?? 0) >= 20) stopReading(client, query.queryKey);
  });
  const { readCount } = await look;
  unsubscribe();
  change((rows) => rows.filter(({ id }) => id !== 3));
  requests.length = 0;
  const now = await anew();
  expect(now).toMatchObject({ readCount, isStopped: true });
  expect(now.rows.map(({ id }) => id)).not.toContain(3);
  expect(Math.max(...requests)).toBeLessThanOrEqual(readCount);
});
