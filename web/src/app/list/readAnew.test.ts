import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { readAnew, readingAnewOnce } from './readAnew';

/** A list whose answers arrive when they are told to; each is what the list was when it was asked for. */
function heldList() {
  let now = 'before';
  const arrivals: (() => void)[] = [];
  return {
    query: {
      queryKey: ['list'],
      queryFn: () => {
        const asked = now;
        return new Promise<string>((resolve) => arrivals.push(() => resolve(asked)));
      },
    },
    change: (to: string) => {
      now = to;
    },
    arrivals,
  };
}

const arrive = (arrivals: (() => void)[]) => {
  for (const arrives of arrivals) arrives();
};

it.each([
  ['first', undefined],
  ['later', 'cached'],
])('does not take the answer of a %s read that was already under way', async (_, cached) => {
  const queries = new QueryClient();
  const { query, change, arrivals } = heldList();
  if (cached) queries.setQueryData(query.queryKey, cached);
  const underWay = queries.fetchQuery(query);
  change('after');
  const anew = readAnew(queries, query);
  arrive(arrivals);
  expect(await anew).toBe('after');
  expect(await underWay, 'whoever waited gets the newer answer').toBe('after');
  expect(queries.getQueryData(query.queryKey)).toBe('after');
});

it('reads once for all that ask after a save, and again when that failed', async () => {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const { query, change, arrivals } = heldList();
  const beforeSaving = readingAnewOnce(queries)(query);
  change('saved');
  const ask = readingAnewOnce(queries);
  const asked = [ask(query), ask(query)];
  arrive(arrivals);
  expect(await Promise.all([...asked, beforeSaving])).toEqual(['saved', 'saved', 'saved']);
  expect(await ask(query)).toBe('saved');
  expect(arrivals).toHaveLength(2);

  const broken = { queryKey: ['broken'], queryFn: () => Promise.reject(new Error('No answer.')) };
  queries.setQueryData(broken.queryKey, 'old');
  await expect(ask(broken)).rejects.toThrow('No answer.');
  await expect(ask(broken)).rejects.toThrow('No answer.');
});
