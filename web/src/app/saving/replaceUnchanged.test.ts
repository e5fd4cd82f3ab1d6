import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '@/api/answer';
import { replaceUnchanged } from './replaceUnchanged';

const session = vi.hoisted(() => ({ isTheirs: true }));
vi.mock('@/app/session/store', () => ({ sameSession: () => () => session.isTheirs }));
beforeEach(() => {
  session.isTheirs = true;
});

interface Row {
  id: string;
  name: string;
  edited_by?: string;
}

function replacementAmong(rows: () => Row[]) {
  let looks = 0;
  const queryFn = async () => {
    looks += 1;
    return rows();
  };
  const each = replaceUnchanged<Row, { name: string }>({
    idOf: ({ id }) => id,
    list: { queryKey: ['rows'], queryFn },
    valuesOf: ({ name }) => ({ name }),
  });
  const { signal } = new AbortController();
  return { replace: (id: string, name: string) => each(id, { name }, signal, async (now) => now), looks: () => looks };
}

it('reads the list once for records that are sent together, and sends each as it is now', async () => {
  const { replace, looks } = replacementAmong(() => [
    { id: '1', name: 'a' },
    { id: '2', name: 'b' },
  ]);
  expect(await Promise.all([replace('1', 'a'), replace('2', 'b')])).toEqual([
    { id: '1', name: 'a' },
    { id: '2', name: 'b' },
  ]);
  expect(looks()).toBe(1);
});

it("does not overwrite a colleague's change, unless the user tries again after being told", async () => {
  const { replace } = replacementAmong(() => [{ id: '1', name: 'theirs', edited_by: 'ben@x.example' }]);
  await expect(replace('1', 'seen')).rejects.toThrow('ben@x.example has changed it since you last saw it.');
  expect(await replace('1', 'seen')).toMatchObject({ name: 'theirs' });
});

it('sends nothing for a record that is gone, or when the list cannot be read', async () => {
  await expect(replacementAmong(() => []).replace('1', 'a')).rejects.toThrow('It is no longer in the list.');
  const unreachable = replacementAmong(() => {
    throw new ApiError('unreachable', 'No answer.');
  });
  await expect(unreachable.replace('1', 'a')).rejects.toMatchObject({
    message: 'No answer.',
    cause: { failure: 'unreachable' },
  });
  expect(unreachable.looks()).toBe(1);
});

it('sends nothing for another user, who has signed in while the list was read', async () => {
  const { replace } = replacementAmong(() => {
    session.isTheirs = false;
    return [{ id: '1', name: 'a' }];
  });
  await expect(replace('1', 'a')).rejects.toMatchObject({ failure: 'signedOut' });
});
