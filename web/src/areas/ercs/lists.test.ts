import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { outcomeHeader } from '#wire/outcome';

vi.mock('@/api/client', () => ({ client: { POST: vi.fn() } }));

interface Sent {
  body: { Value: { CorpAcct: string; PageNumber: number; PageSize: number } };
}

/** A server that gives no totals, and has this number of configurations of accounts with the code. */
async function serve(code: string, count: number): Promise<void> {
  const { client } = await import('@/api/client');
  vi.mocked(client.POST as (path: string, sent: Sent) => Promise<object>).mockImplementation(
    async (_path, { body: { Value } }) => {
      const rows = Value.CorpAcct === code ? Array.from({ length: count }, (_, recordid) => ({ recordid })) : [];
      const from = (Value.PageNumber - 1) * Value.PageSize;
      const data = { Data: rows.slice(from, from + Value.PageSize) };
      return { data, response: Response.json(data, { headers: outcomeHeader(undefined) }) };
    },
  );
}

beforeEach(() => vi.stubGlobal('location', new URL('http://console.example/')));
afterEach(() => vi.unstubAllGlobals());

it('shows the later pages of a search by a part of a code, also where the server gives no total', async () => {
  await serve('LMN', 12);
  const { configsQuery } = await import('./lists');
  const page = (number: number) => configsQuery({ page: number, pageSize: 10, search: 'LMN' }).queryFn();
  expect(await page(1)).toMatchObject({ rows: { length: 10 }, total: 11 });
  expect(await page(2)).toMatchObject({ rows: { length: 2 }, total: 12 });
});
