import { expect, it } from 'vitest';
import { byMonth } from './byMonth';

async function asked(from: string, to: string) {
  const parts: string[][] = [];
  const ask = async (part: { from: string; to: string }) => [`${part.from} ${part.to}`];
  for await (const rows of byMonth({ from, to }, ask, new AbortController().signal)) parts.push(rows);
  return parts.flat();
}

it('asks for each month of the range, its first and its last as far as they are in it', async () => {
  expect(await asked('2024-01-15', '2024-03-03')).toEqual([
    '2024-01-15 2024-01-31',
    '2024-02-01 2024-02-29',
    '2024-03-01 2024-03-03',
  ]);
  expect(await asked('2025-12-31', '2026-01-01')).toEqual(['2025-12-31 2025-12-31', '2026-01-01 2026-01-01']);
  expect(await asked('2026-11-05', '2026-11-05')).toEqual(['2026-11-05 2026-11-05']);
});
