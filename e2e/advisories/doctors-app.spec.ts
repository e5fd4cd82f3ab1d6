// The advisories of the doctors' app, whose list has numbers and a button in each row.
import { fixtures } from '../../mocks/areas/advisories/fixtures';
import { button, expect, expectRow, field, follow, people, rows, save, test, toastShown, total } from '../fixtures';
import { pdfIn, withoutSpaces } from '../helpers/files';
import { COLUMNS, cellsOf, dashedDay, editing, filter, forDoctorsNow, row, saved } from './parts';

const inAlagaMd = { application: 'ALAGA MD' } as const;

test('every advisory of the doctors’ app with its number, exported, changed by its button, and added to this list alone', async ({
  page,
  world,
  enterAs,
}) => {
  const all = forDoctorsNow();
  await enterAs(people.administrator, './welcome', inAlagaMd);
  await page.getByRole('button', { name: 'File Management' }).click();
  await page.getByRole('menuitem', { name: 'Advisory', exact: true }).click();
  await expect(page).toHaveURL(/\/arugaadvisory$/);
  await total(page, 40);
  await expect(page.getByRole('columnheader')).toHaveText(['ID', ...COLUMNS, 'Actions']);
  for (const [at, advisory] of all.slice(0, 3).entries())
    await expect(rows(page).nth(at).getByRole('cell')).toHaveText([String(advisory.adv_id), ...cellsOf(advisory), '']);
  await expect(filter(page, 'Month')).toHaveCount(0);
  await test.step('A PDF has it on landscape A4 pages, with the numbers', async () => {
    const file = await saved(page, 'PDF');
    expect(file.name).toBe('advisory.pdf');
    const { sizes, text } = await pdfIn(file);
    expect(new Set(sizes.map(String))).toEqual(new Set(['842,595']));
    expect(text).toContain(withoutSpaces('ID', ...COLUMNS));
    expect(text).not.toContain('Actions');
    for (const { adv_id, datefrom, dateto } of all) {
      expect(text).toContain(String(adv_id));
      expect(text).toContain(withoutSpaces(datefrom, dateto));
    }
  });
  await test.step('By its row or its button, and back to the row', async () => {
    await row(page, fixtures.current).getByRole('cell').nth(1).click();
    await expect(field(page, 'Advisory')).toHaveValue(fixtures.current);
    await page.keyboard.press('Escape');
    await button(row(page, fixtures.current), `Edit ${fixtures.current}`).press('Enter');
    await expect(field(page, 'Advisory')).toHaveValue(fixtures.current);
    await page.keyboard.press('Escape');
    await expect(row(page, fixtures.current)).toBeFocused();
    await page.keyboard.press('Enter');
    await field(page, 'Open').selectOption('Unavailable');
    await save(page).click();
    await toastShown(page, 'Advisory Successfully Updated', 'success');
    await expect(editing(page)).toBeHidden();
    await expectRow(row(page, fixtures.current), { ID: '40', Open: 'Unavailable', 'Edited by': people.administrator });
  });
  await test.step('The server is told by text whether it is available', async () => {
    expect(await world.bodies('updateAlagaMdAdvisory')).toEqual([
      {
        Value: {
          advisory_id: 40,
          advisoryname: fixtures.current,
          open: '0',
          status: 'A',
          datefrom: dashedDay(0),
          dateto: dashedDay(14),
          editedby: people.administrator,
        },
      },
    ]);
  });

  await follow(page, './arugaadvisory?open=new');
  await field(page, 'Advisory').fill(fixtures.current);
  await field(page, 'Date From').fill(dashedDay(0));
  await field(page, 'Date To').fill(dashedDay(0));
  await save(page).click();
  await toastShown(page, 'Advisory already exists.', 'danger');
  await expect(field(page, 'Advisory')).toHaveAccessibleDescription('Advisory already exists.');
  await field(page, 'Advisory').fill('=HYPERLINK("x")');
  await save(page).click();
  await toastShown(page, 'New advisory has been added.', 'success');
  expect((await world.bodies('addAlagaMdAdvisory'))[1]).toEqual({
    Value: {
      advisoryname: '=HYPERLINK("x")',
      open: '1',
      status: 'A',
      datefrom: dashedDay(0),
      dateto: dashedDay(0),
      postedby: people.administrator,
    },
  });
  await expectRow(rows(page).first(), { ID: '41', Advisory: '=HYPERLINK("x")' });
  expect(await world.asked('addAgoraAdvisory')).toEqual([]);
  await test.step('Undo disables it', async () => {
    await page.locator('.bp6-toast', { hasText: 'will see' }).getByRole('button', { name: /^Undo/ }).click();
    await toastShown(page, `'=HYPERLINK("x")' is disabled.`, 'success');
    await expectRow(rows(page).first(), { ID: '41', Status: 'Disable' });
  });
  await test.step('Changing one that was deleted', async () => {
    await button(page, 'Edit =HYPERLINK("x")').click();
    await world.breaks('updateAlagaMdAdvisory', { example: 'unknown' });
    await save(page).click();
    await toastShown(page, 'Advisory does not exist.', 'danger');
  });
});
