// Exporting the list of advisories; the files are read back.
import { expect, expectAccessible, follow, people, press, rows, test, total } from '../fixtures';
import { exportAs, reportIn } from '../helpers/files';
import { COLUMNS, dashedDay, fileCellsOf, forMembersNow, saved } from './parts';

test('Excel has all pages of the list as text; a long export can be stopped', async ({ page, enterAs }) => {
  const all = forMembersNow();
  await enterAs(people.administrator, './advisory?year=all&month=all&rows=5');
  await total(page, 60);
  await test.step('All pages', async () => {
    const response = page.waitForResponse((response) => response.url().endsWith('/exports'));
    const file = await saved(page, 'Excel(XLSX)');
    expect(file.name).toBe('advisory.xlsx');
    const report = await reportIn(file, 'all_advisory');
    expect(report.titles).toEqual(COLUMNS);
    expect(report.rows).toEqual(all.map(fileCellsOf));
    expect(report.about).toEqual([
      'Advisory',
      'Filter: Advisories of AGORA',
      'Rows: 60',
      expect.stringMatching(`^Exported by ${people.administrator} at ${dashedDay(0)} \\d+:\\d\\d [AP]M$`),
    ]);
    expect((await response).request().postDataJSON()).toEqual({ title: 'Advisory', rows: 60, format: 'xlsx' });
  });
  await test.step('What was found, in the order of the list, with the visible columns', async () => {
    await follow(page, './advisory?sort=-advisory#text=o');
    await press(page.getByRole('main'), 'Columns');
    const chooser = page.getByRole('group', { name: 'Columns' });
    // Blueprint draws its own box over the real checkbox, so the script clicks the text, as a person does.
    await chooser.getByText('Posted by').click();
    await page.keyboard.press('Escape');
    const shown = await rows(page).locator('td:first-child').allInnerTexts();
    const { titles, rows: found, about } = await reportIn(await saved(page, 'Excel(XLSX)'), 'all_advisory');
    expect(titles).toEqual(COLUMNS.filter((title) => title !== 'Posted by'));
    expect(found).toHaveLength(shown.length);
    for (const [at, [name]] of found.entries()) expect(shown[at]).toContain(String(name));
    expect(about[1]).toMatch(/^Filter: Advisories of AGORA · [A-Z][a-z]+ \d{4} · Search 'o'$/);
  });

  const downloads: string[] = [];
  page.on('download', (download) => downloads.push(download.suggestedFilename()));
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  // The font for the PDF loads slowly.
  await page.route('**/*.ttf', async (route) => {
    await held;
    await route.continue();
  });
  await follow(page, './advisory');
  const underWay = page.getByRole('dialog', { name: 'Export' });
  await exportAs(page, 'PDF');
  await expect(underWay.getByRole('progressbar', { name: 'Rows written' })).toBeVisible();
  await expectAccessible(page);
  await expect(underWay.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(underWay).toBeHidden();
  await expect(page.getByRole('main').getByRole('button', { name: 'Export', exact: true })).toBeFocused();
  expect(downloads).toEqual([]);
  letGo();
  expect((await saved(page, 'PDF')).name).toBe('advisory.pdf');
  expect(downloads).toEqual(['advisory.pdf']);
});
