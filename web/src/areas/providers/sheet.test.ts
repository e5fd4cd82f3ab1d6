import { expect, it } from 'vitest';
import type { SheetLookup } from '@/app/sheet/sheet';
import type { TopProvider } from './calls';
import { thisYear } from './rules';
import { sheet } from './sheet';

const ceiling = (recordid: number, code: string, year: number, diag_limit: string): TopProvider => ({
  recordid,
  code,
  name: 'Santa Clara Medical Center',
  type: 'H',
  diag_limit,
  year,
  active: 'T',
  isaautoapprove: true,
  addedby: '',
  addeddate: '',
  lastupdateby: '',
  lastupdatedate: '',
});

const judged = async (listed: TopProvider[], code: string) => {
  const looking: SheetLookup = {
    textsOf: () => [code],
    rowsOf: () => [],
    ask: (async () => listed) as SheetLookup['ask'],
    onProgress: () => undefined,
    signal: new AbortController().signal,
  };
  return (await sheet.look(looking))({ facility: code, diag_limit: '500' });
};

it('changes the ceiling of this year where a facility has several, or else the latest', async () => {
  const year = thisYear();
  const years = [year - 1, year, year - 2].map((each, at) => ceiling(at + 1, ' h1 ', each, `${at + 1}.00`));
  expect(await judged(years, 'H1')).toMatchObject({
    outcome: 'changed',
    changes: [{ field: 'diag_limit', from: '2.00', to: '500.00' }],
  });
  const earlier = years.filter((each) => each.year !== year);
  expect((await judged(earlier, 'H1')).changes).toEqual([
    { field: 'diag_limit', from: '1.00', to: '500.00' },
    { field: 'year', from: String(year - 1), to: String(year) },
  ]);
});

it('refuses a row where a facility has two ceilings of this year', async () => {
  const twice = [1, 2].map((id) => ceiling(id, 'H1', thisYear(), `${id}.00`));
  expect(await judged(twice, 'H1')).toMatchObject({
    outcome: 'refused',
    problems: [{ field: '', message: expect.stringContaining('Several entries match') }],
  });
});
