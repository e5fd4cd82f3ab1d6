// The list of facilities whose claims are approved automatically up to a ceiling.
import { listed } from '../../mocks/areas/providers/fixtures';
import { seedFacilities, seedProviders } from '../../mocks/areas/providers/seed';
import { day, expect, expectPage, expectRow, people, press, question, rows, test, total } from '../fixtures';
import { ADDRESS, find, row } from './parts';

const COLUMNS = [
  'Code',
  'Facility',
  'Type',
  'Ceiling Amount',
  'Year',
  'Active',
  'Auto Approve',
  'Added by',
  'Added Date',
  'Updated by',
  'Updated Date',
  'Actions',
];
const THIS_YEAR = day(0).slice(6);

test('lists the facilities with a ceiling, latest first', async ({ page, world, enterAs }) => {
  const seeded = seedProviders(Date.now(), seedFacilities()).toReversed();
  await test.step('On the first day it is empty', async () => {
    await world.breaks('listTopProviders', { example: 'empty' });
    await enterAs(people.administrator, ADDRESS);
    await expect(page.getByText('No facilities', { exact: true })).toBeVisible();
    await world.repairs('listTopProviders');
    await page.reload();
  });
  await total(page, 46);
  await expect(page.getByRole('columnheader')).toHaveText(COLUMNS);
  await expect(rows(page).locator('td:first-child')).toHaveText(seeded.slice(0, 10).map(({ code }) => code));
  await test.step('Pages of 5 to 100, or of as many as fit the window', async () => {
    const perPage = page.getByRole('combobox', { name: 'Rows per page' });
    await expect(perPage.getByRole('option')).toHaveText([
      ...[5, 10, 20, 50, 100].map((size) => `${size} / page`),
      'Fit window',
    ]);
    await expectPage(page, '1 of 5');
    await perPage.selectOption('5 / page');
    await expect(rows(page)).toHaveCount(5);
    await perPage.selectOption('20 / page');
    await expectPage(page, '1 of 3');
  });
  await test.step('Sorted by amount as a number, not as text', async () => {
    await press(page, 'Ceiling Amount');
    await press(page, 'Ceiling Amount');
    await expectRow(rows(page).first(), { Facility: listed.highest.name, 'Ceiling Amount': '999,999.99' });
    await expectRow(rows(page).nth(1), { 'Ceiling Amount': '150,000.00' });
    await press(page, 'Ceiling Amount');
  });
  await test.step('Searched by code or name, and by nothing else', async () => {
    await find(page, 'c0901');
    await expectRow(row(page, listed.clinic.name), {
      Code: 'C0901',
      Type: 'Clinic',
      'Ceiling Amount': '7,500.50',
      Year: THIS_YEAR,
      Active: 'No',
      'Auto Approve': 'No',
      'Added by': /@/,
      'Added Date': /^\d\d\/\d\d\/\d{4} \d+:\d\d [AP]M$/,
    });
    await find(page, 'CLARA medical');
    await expectRow(row(page, listed.hospital.name), {
      Type: 'Hospital',
      'Ceiling Amount': '25,000.00',
      Active: 'Yes',
      'Auto Approve': 'Yes',
      'Updated by': '',
      'Updated Date': '',
    });
    await find(page, 'maria.santos');
    await expect(page.getByText('No matches')).toBeVisible();
    await find(page, 'script');
    await expect(row(page, listed.script.name)).toBeVisible();
  });
  await test.step('The longest name is readable in its row and in the question', async () => {
    await find(page, listed.longName.code);
    await expectRow(rows(page), { Facility: listed.longName.name });
    await press(rows(page), `Delete ${listed.longName.name}`);
    await expect(question(page, 'Delete the ceiling?')).toContainText('Pinagsamang Ospital at Klinika');
    await press(question(page, 'Delete the ceiling?'), 'Cancel');
  });
});
