// Exporting the survey: the required choices with the messages of the specification, and the contents of the file.
import type { Page } from '@playwright/test';
import type { components } from '#contract';
import { oddReviews } from '../../mocks/areas/survey/fixtures';
import { writtenDay } from '../../mocks/manilaTime';
import { button, day, expect, expectAccessible, field, people, press, test, toastShown, type World } from '../fixtures';
import { exportedBy, rowsAnswered, writtenMoment } from '../helpers/rows';

type Rating = components['schemas']['Rating'];

const NOTHING = 'No ratings found. Change your selection and export again.';
const COLUMNS = [
  'Name',
  'Account Number',
  'Source',
  'Company',
  'Platform',
  'Feature',
  'Rating Date',
  'Posted Date',
  'Ratings',
  'Reviews',
];

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Survey Report' });
const problem = (page: Page) => dialog(page).getByRole('alert');
const exporting = (page: Page) => button(dialog(page), 'Export');

interface Choice {
  from: number;
  to: number;
  platform?: 'ALL' | 'ANDROID' | 'IOS';
  company?: 'Lumina' | 'AVEGA';
}

async function choose(page: Page, { from, to, platform = 'ALL', company = 'Lumina' }: Choice) {
  await field(page, 'Date from').fill(day(from));
  await field(page, 'Date to').fill(day(to));
  await field(page, 'Application').selectOption('AGORA MOBILE APP');
  await field(page, 'Platform').selectOption(platform);
  await field(page, 'Company').selectOption(company);
}

const cellsOf = (rating: Rating) => [
  rating.name,
  rating.acctnum,
  rating.source,
  rating.product,
  rating.platform,
  rating.feature,
  writtenMoment(rating.ratingdatetime),
  writtenMoment(rating.posteddate),
  rating.ratings,
  // An empty cell of a sheet is read as null.
  rating.reviews || null,
];

const exportRequests = async (world: World) => (await world.bodies('exportSurvey')).map(({ Value }) => Value);

/** The days of each call, as 'YYYY-MM-DD'. */
const askedDays = async (world: World) =>
  (await exportRequests(world)).map(({ startdate, enddate }) => [startdate, enddate]);

test.describe('before anybody has answered', () => {
  test.use({ scenario: 'survey-empty' });

  test('the dialog reports a missing choice, and that there is no file', async ({ page, world, enterAs }) => {
    const downloads: unknown[] = [];
    page.on('download', (download) => downloads.push(download));
    await enterAs(people.administrator, './dashboard', { application: 'ALAGA MD' });
    await page.getByRole('button', { name: 'File Management' }).click();
    await page.getByRole('menuitem', { name: 'Survey Report' }).click();
    await expect(page).toHaveTitle('Lumina Admin - Survey Report');
    await test.step('The choices', async () => {
      for (const [label, options] of [
        ['Application', ['Select', 'AGORA MOBILE APP']],
        ['Platform', ['Select', 'ALL', 'ANDROID', 'IOS']],
        ['Company', ['Lumina', 'AVEGA']],
      ] as const)
        await expect(field(page, label).getByRole('option')).toHaveText(options);
      // The default is the brand of the signed-in person.
      await expect(field(page, 'Company')).toHaveValue('Lumina');
    });
    await test.step('A missing choice', async () => {
      await press(dialog(page), 'Export');
      await expect(problem(page)).toHaveText('Please input date range.');
      await expectAccessible(page);
      expect(await world.asked('exportSurvey')).toEqual([]);
    });
    await test.step('The calendar offers no day beyond a year, and none before the start', async () => {
      await field(page, 'Date from').fill('02/15/2025');
      await field(page, 'Date to').fill('02/15/2026');
      await expect(problem(page), 'what was wrong is being corrected').toHaveCount(0);
      await press(page, 'Date to: open the calendar');
      const dayOfMonth = (name: string) => page.getByRole('gridcell', { name, exact: true });
      await expect(dayOfMonth('15')).toBeEnabled();
      await expect(dayOfMonth('16')).toBeDisabled();
      await expect(button(page, 'Go to next month')).toBeDisabled();
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toBeVisible();
    });
    await test.step('Without a rating there is no file', async () => {
      await choose(page, { from: -300, to: 0 });
      await press(dialog(page), 'Export');
      await expect(problem(page)).toHaveText(NOTHING);
      await expect(dialog(page)).toBeVisible();
      expect(downloads).toEqual([]);
    });
  });
});

test('a year is one file, with the chosen rows unchanged and ratings as numbers', async ({ page, world, enterAs }) => {
  await enterAs(people.administrator, './surveyreport');
  await expect(field(page, 'Date from')).toBeFocused();
  await test.step('While the survey is being archived, the dialog says so; a future day is warned about', async () => {
    await choose(page, { from: -1, to: 0 });
    await world.breaks('exportSurvey', { example: 'refused' });
    await press(dialog(page), 'Export');
    await expect(problem(page)).toHaveText('The survey is being archived. Please try again later.');
    await world.repairs('exportSurvey');
    await field(page, 'Date to').fill(day(1));
    await expect(problem(page)).toHaveText(['Select today or an earlier day.']);
  });
  await choose(page, { from: -364, to: 0 });
  await test.step('A year is one file, requested by one call', async () => {
    const rated = await rowsAnswered<Rating>(page, '**/api/survey/export');
    const { name, sheets } = await exportedBy(page, exporting(page));
    await toastShown(page, 'Report saved', 'success');
    await expect(dialog(page)).toBeHidden();
    const [first, last] = [day(-364), day(0)];
    expect(name).toBe(`Survey Report Lumina ${first} to ${last}.xlsx`.replaceAll('/', '-'));
    expect(sheets[0]?.sheet).toBe('Survey_Report');
    expect(sheets[0]?.data).toEqual([COLUMNS, ...(await rated()).map(cellsOf)]);
    expect((await askedDays(world)).slice(1).map((days) => days.map((at = '') => writtenDay(at)))).toEqual([
      [first, last],
    ]);
    await expect(button(page, 'Export survey'), 'where the person goes on').toBeFocused();
  });
  await press(page, 'Export survey');
  for (const choice of [
    { from: -20, to: 0 },
    { from: -20, to: 0, platform: 'IOS', company: 'AVEGA' },
  ] as const) {
    await test.step(JSON.stringify(choice), async () => {
      await choose(page, choice);
      const rated = await rowsAnswered<Rating>(page, '**/api/survey/export');
      const { sheets } = await exportedBy(page, exporting(page));
      const ratings = await rated();
      expect(sheets[0]?.data).toEqual([COLUMNS, ...ratings.map(cellsOf)]);
      expect(ratings.length).toBeGreaterThan(10);
      expect(sheets[0]?.data.slice(1).every((row) => typeof row[8] === 'number')).toBe(true);
      if (!('platform' in choice)) {
        // Makes sure that the rows contain characters that are hard to write.
        expect(ratings.map(({ reviews }) => reviews)).toEqual(expect.arrayContaining(oddReviews));
      } else expect(new Set(ratings.map(({ platform }) => platform))).toEqual(new Set(['IOS']));
      await press(page, 'Export survey');
    });
  }
  const last = (await exportRequests(world)).at(-1);
  expect(last).toMatchObject({ product: 'AVEGA', source: 'AGORA MOBILE APP', platform: 'IOS', feature: 'ALL' });
});
