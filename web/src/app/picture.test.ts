import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pictureQuery, reloadPicture } from './picture';

// The smallest whole GIF.
const bytes = Uint8Array.from(atob('R0lGODlhAQABAAAAACwAAAAAAQABAAACAkQBADs='), (char) => char.charCodeAt(0));
const picture = new Blob([bytes], { type: 'image/gif' });

const urls = new Set<string>();
beforeEach(() => {
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
    urls.add('blob:picture');
    return 'blob:picture';
  });
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((url) => void urls.delete(url));
});
afterEach(() => {
  urls.clear();
  vi.restoreAllMocks();
});

/** A picture that is being loaded for somebody who looks at it. */
function beingLoaded() {
  const queries = new QueryClient();
  let arrived: (blob: Blob) => void = () => undefined;
  const load = vi.fn((_signal: AbortSignal) => new Promise<Blob>((resolve) => (arrived = resolve)));
  const query = pictureQuery(['picture'], load);
  const leave = new QueryObserver(queries, query).subscribe(() => undefined);
  const arrive = async () => {
    arrived(picture);
    // Where nobody needs the URL, it is revoked in the same turn in which it is made.
    await vi.waitFor(() => expect(URL.createObjectURL).toHaveBeenCalled());
  };
  return { queries, query, load, leave, arrive };
}

it('keeps a picture that is looked at', async () => {
  const { queries, query, arrive } = beingLoaded();
  await arrive();
  await vi.waitFor(() => expect(queries.getQueryData(query.queryKey)?.url).toBe('blob:picture'));
  expect([...urls]).toEqual(['blob:picture']);
});

it('releases a picture that was left before it arrived, and ends its call', async () => {
  const { queries, query, load, leave, arrive } = beingLoaded();
  leave();
  expect(load.mock.calls[0]?.[0].aborted).toBe(true);
  await arrive();
  expect(queries.getQueryData(query.queryKey)).toBeUndefined();
  expect([...urls]).toEqual([]);
});

it('releases a picture whose user has signed out meanwhile', async () => {
  const { queries, leave, arrive } = beingLoaded();
  leave();
  queries.clear();
  await arrive();
  expect([...urls]).toEqual([]);
});

it('forgets a picture that was left before it was reloaded, so that the old one is not shown again', async () => {
  const { queries, query, leave, arrive } = beingLoaded();
  await arrive();
  await vi.waitFor(() => expect(queries.getQueryData(query.queryKey)).toBeDefined());
  const reloaded = reloadPicture(queries, query.queryKey);
  leave();
  await reloaded;
  expect(queries.getQueryData(query.queryKey)).toBeUndefined();
});
