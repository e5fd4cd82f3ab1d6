import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { useUndoAdding } from './useUndoAdding';

interface Post {
  id: string;
}

const queries = new QueryClient();
const disable = vi.fn(async (_: Post) => ({}));
beforeEach(() => {
  queries.clear();
  disable.mockClear();
});

/** The Undo of a post, given the list before and after it was added; all posts say the same. */
async function undoOf(before: Post[] | undefined, after: Post[]) {
  const list = { queryKey: ['posts'], queryFn: async () => after };
  if (before) queries.setQueryData(list.queryKey, before);
  const { result } = await renderHook(() => useUndoAdding({ idOf: ({ id }: Post) => id, list }), {
    wrapper: ({ children }) => <QueryClientProvider client={queries}>{children}</QueryClientProvider>,
  });
  return result.current({ done: '', undone: '' }, () => true, disable);
}

it('disables the record that the list did not have before', async () => {
  await (await undoOf([{ id: '1' }], [{ id: '1' }, { id: '2' }]))?.undo();
  expect(disable.mock.calls.map(([{ id }]) => id)).toEqual(['2']);
});

it('disables nothing while the list does not show the new one', async () => {
  const undoable = await undoOf([{ id: '1' }], [{ id: '1' }]);
  await expect(undoable?.undo()).rejects.toThrow('The list does not show which one it is.');
  expect(disable).not.toHaveBeenCalled();
});

it('is not offered when it is not known which records there were', async () => {
  expect(await undoOf(undefined, [{ id: '1' }])).toBeUndefined();
});
