import { afterEach, expect, it, vi } from 'vitest';
import { stubFetch } from '@/api/testing';

afterEach(() => vi.unstubAllGlobals());

it('a product that is marked as deleted is not listed', async () => {
  const data = [
    { recordid: 2, deleted: 1 },
    { recordid: 1, deleted: 0 },
  ];
  stubFetch(async () => Response.json({ data, recordcount: 2 }));
  const { listProducts } = await import('./calls');
  expect(await listProducts({ page: 1, pageSize: 10 })).toMatchObject({ rows: [{ recordid: 1 }], total: 2 });
});
