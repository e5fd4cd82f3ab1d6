import { afterEach, expect, it, vi } from 'vitest';
import { stubFetch } from '@/api/testing';

afterEach(() => vi.unstubAllGlobals());

async function answered(body: object) {
  stubFetch(async () => Response.json(body));
  return import('./calls');
}

it.each([
  ['in a record', { acct: 'LMN00000412', contract: '2026-000412' }, '2026-000412'],
  ['nowhere', null, ''],
])('a contract is found %s', async (_, data, contract) => {
  const { contractQuery } = await answered({ data });
  expect(await contractQuery('LMN00000412').queryFn()).toBe(contract);
});

const row = (contract: string, acct = 'LMN00000412') => ({ acct, contract, company: 'Bayanihan', status: 'A' });

it.each([
  ['2031-000412', [row('2026-000412'), row('2031-000412')], '2031-000412'],
  ['2031-000412', [row('2026-000412'), row('2031-000412', 'LMN00000413')], undefined],
  ['', [row('2026-000412')], '2026-000412'],
  ['', [row('2026-000412'), row('2031-000412')], undefined],
])('the address names one row: contract %j', async (contract, data, found) => {
  const { contractRowQuery } = await answered({ success: true, data });
  const { signal } = new AbortController();
  expect((await contractRowQuery('LMN00000412', contract).queryFn({ signal }))?.contract).toBe(found);
});
