import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import type { ListRead } from '@/app/list/readWholeList';
import { stopReading } from '@/app/list/wholeListQuery';
import type { PendingPage } from '../lists';
import type { Registration } from '../registration';
import { registration } from '../testing';
import { allPendingQuery, dropFromLists } from './queries';

const pages = vi.hoisted(() => ({ next: [] as ((page: PendingPage) => void)[] }));

vi.mock('../lists', async (original) => ({
  ...(await original<typeof import('../lists')>()),
  pendingPage: () => new Promise((resolve) => pages.next.push(resolve)),
}));

const query = allPendingQuery(false);
const first = registration({ recordid: 1 });
const second = registration({ recordid: 2 });
const complete: ListRead<Registration> = { rows: [first, second], readCount: 2, total: 2 };

it('a complete list stays complete when a reload is stopped', async () => {
  const client = new QueryClient();
  client.setQueryData(query.queryKey, complete);
  const look = client.fetchQuery({ ...query, staleTime: 0 });
  await vi.waitFor(() => expect(pages.next.length).toBeGreaterThan(0));
  stopReading(client, query.queryKey);
  for (const answer of pages.next.splice(0)) answer({ rows: [first], total: 5000 });
  expect((await look).rows).toEqual([first, second]);
  expect(client.getQueryData(query.queryKey)).toMatchObject({ readCount: 2, total: 2 });
});

it('a decision does not resume a stopped list', () => {
  const client = new QueryClient();
  client.setQueryData(query.queryKey, { ...complete, total: 5000, isStopped: true });
  dropFromLists(first, client);
  expect(client.getQueryState(query.queryKey)?.isInvalidated).toBe(false);
  expect(client.getQueryData<ListRead<Registration>>(query.queryKey)?.rows).toEqual([second]);
});
