// The list of advisories of the member app: its filters, its order, and who may see it.
import { fixtures } from '../../mocks/areas/advisories/fixtures';
import { expect, follow, isoDay, people, queryOf, rows, test, total } from '../fixtures';
import { COLUMNS, cellsOf, filter, forMembersNow, runsIn, search } from './parts';

const thisMonth = () => isoDay(0).slice(0, 7);
const inMonths = (year: number, months: readonly string[]) => months.map((month) => `${year}-${month}`);
const MONTHS = ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12'];

test('lists the advisories of this month, latest first; another month can be chosen, and is in the address', async ({
  page,
  world,
  enterAs,
}) => {
  await test.step('On the first day there is none', async () => {
    await world.breaks('listAgoraAdvisories', { example: 'empty' });
    await enterAs(people.administrator, './advisory?rows=20');
    await expect(page.getByText('No advisories', { exact: true })).toBeVisible();
    await world.repairs('listAgoraAdvisories');
    await page.reload();
  });
  const current = forMembersNow().filter(runsIn(thisMonth()));
  await total(page, current.length);
  await expect(page.getByRole('columnheader')).toHaveText([...COLUMNS, 'Actions']);
  for (const [at, advisory] of current.entries())
    await expect(rows(page).nth(at).getByRole('cell')).toHaveText([...cellsOf(advisory), '']);
  await test.step('The lists of the filters begin with everything, and go back six years', async () => {
    const year = Number(isoDay(0).slice(0, 4));
    const years = Array.from({ length: 6 }, (_, back) => String(year - back));
    await expect(filter(page, 'Year').getByRole('option')).toHaveText(['All', ...years]);
    await expect(filter(page, 'Year')).toHaveValue(String(year));
    await expect(filter(page, 'Month').getByRole('option')).toHaveCount(13);
    await expect(filter(page, 'Month')).toHaveValue(thisMonth().slice(5));
  });

  const all = forMembersNow();
  const lastYear = Number(isoDay(0).slice(0, 4)) - 1;
  const ofYear = all.filter((each) => inMonths(lastYear, MONTHS).some((month) => runsIn(month)(each)));
  // Which month has no advisory depends on today's date.
  const quiet =
    [0, 1, 2, 3, 4].flatMap((ago) => inMonths(lastYear - ago, MONTHS)).find((month) => !all.some(runsIn(month))) ?? '';
  const [busy] = inMonths(lastYear, MONTHS).filter((month) => all.some(runsIn(month)));
  await follow(page, './advisory?page=2&rows=5');
  await test.step('A year, and a month of it', async () => {
    await filter(page, 'Year').selectOption(String(lastYear));
    await filter(page, 'Month').selectOption('All');
    await total(page, ofYear.length);
    expect(queryOf(page)).toEqual({ year: String(lastYear), month: 'all', rows: '5' });
    await filter(page, 'Month').selectOption(busy?.slice(5) ?? '');
    await total(page, all.filter(runsIn(busy ?? '')).length);
    await page.reload();
    await expect(filter(page, 'Month')).toHaveValue(busy?.slice(5) ?? '');
    await page.goBack();
    await total(page, ofYear.length);
  });
  await test.step('A month without any says so', async () => {
    await filter(page, 'Year').selectOption(quiet.slice(0, 4));
    await filter(page, 'Month').selectOption(quiet.slice(5));
    await expect(page.getByText(new RegExp(`^No advisories in [A-Z][a-z]+ ${quiet.slice(0, 4)}$`))).toBeVisible();
    await total(page, 0);
  });
  await test.step('All of them, those to come among them', async () => {
    await filter(page, 'Year').selectOption('All');
    await filter(page, 'Month').selectOption('All');
    await total(page, 60);
    await search(page).fill(fixtures.coming);
    await expect(rows(page).getByRole('cell').first()).toHaveText(fixtures.coming);
  });
  await test.step('An invalid month in the address means the current one', async () => {
    await follow(page, './advisory?year=1999&month=13');
    await total(page, all.filter(runsIn(thisMonth())).length);
  });
});

test('found by name and sorted; on a telephone the filters fold', async ({ page, enterAs }) => {
  const names = forMembersNow()
    .map(({ advisoryname }) => advisoryname)
    .filter((name) => name.startsWith('Clinic hours'))
    .sort();
  await enterAs(people.administrator, './advisory?year=all&month=all');
  await test.step('By any part of the name, in capitals or not, and by nothing else', async () => {
    await search(page).fill('CLINIC Hours');
    await total(page, names.length);
    await search(page).fill('hours clinic');
    await expect(page.getByText('No matches')).toBeVisible();
    await search(page).fill('maria.santos');
    await expect(page.getByText('No matches')).toBeVisible();
    await search(page).fill(fixtures.script);
    await expect(rows(page)).toHaveCount(1);
  });
  await test.step('A-Z, Z-A, or by a column', async () => {
    await search(page).fill('clinic hours');
    await filter(page, 'Sort by').selectOption('Z-A');
    await expect(rows(page).first()).toContainText(names.at(-1) ?? '');
    await filter(page, 'Sort by').selectOption('A-Z');
    await expect(rows(page).first()).toContainText(names[0] ?? '');
    expect(queryOf(page)).toEqual({ year: 'all', month: 'all', sort: 'advisory', text: 'clinic hours' });
    await page.getByRole('button', { name: 'Date From' }).click();
    await expect(filter(page, 'Sort by').getByRole('option', { selected: true })).toHaveText('By Date From');
    await filter(page, 'Sort by').selectOption('Posted Date');
    await expect(rows(page).first()).toContainText(fixtures.current);
  });
  await test.step('What ended yesterday is over, what ends today is not', async () => {
    await search(page).fill(fixtures.over);
    await expect(rows(page).getByText('Ended', { exact: true })).toBeVisible();
    await search(page).fill(fixtures.script);
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page).getByText('Ended', { exact: true })).toHaveCount(0);
  });

  await test.step('On a telephone the filters fold', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(filter(page, 'Month')).toBeHidden();
    await page.getByRole('button', { name: 'Filters (in use)' }).click();
    await expect(filter(page, 'Month')).toBeVisible();
  });
});
