// Adding and changing advisories of the member app.
import { fixtures } from '../../mocks/areas/advisories/fixtures';
import { alert, day, expect, expectRow, field, isoDay, people, queryOf, save, test, toastShown } from '../fixtures';
import { adding, dashedDay, editDetails, editing, filter, row } from './parts';

const ADDED = 'New advisory has been added.';
const UPDATED = 'Advisory Successfully Updated';

test('an advisory is added, and shown although it is of another month', async ({ page, world, enterAs }) => {
  await enterAs(people.administrator, './advisory');
  await page.getByRole('button', { name: 'Add Advisory' }).click();
  await test.step('It is active and available by default; the person who posts it is filled in', async () => {
    await expect(field(page, 'Advisory')).toBeFocused();
    await expect(field(page, 'Status').getByRole('option')).toHaveText(['Active', 'Disable']);
    await expect(field(page, 'Status')).toHaveValue('A');
    await expect(field(page, 'Open').getByRole('option')).toHaveText(['Available', 'Unavailable']);
    await expect(field(page, 'Open')).toHaveValue('1');
    await expect(editDetails(page)).toHaveText([people.administrator, 'After saving']);
  });
  await test.step('Name and days are needed, and the days in their order', async () => {
    await field(page, 'Advisory').fill('   ');
    await save(page).click();
    await expect(alert(page)).toHaveText(['Enter the advisory.', 'Enter the first day.', 'Enter the last day.']);
    await field(page, 'Advisory').fill('  Dental mission in Cebu ');
    await field(page, 'Date From').fill(dashedDay(60));
    await field(page, 'Date To').fill(dashedDay(59));
    await save(page).click();
    await expect(alert(page)).toHaveText(['The last day must not be before the first day.']);
    await expect(field(page, 'Date To')).toBeFocused();
    // The range can also be corrected at its other end.
    await field(page, 'Date From').fill(dashedDay(58));
    await expect(alert(page)).toHaveCount(0);
    expect(await world.asked('addAgoraAdvisory')).toEqual([]);
  });
  await test.step('The server is told, by number whether it is available', async () => {
    await field(page, 'Date From').fill(dashedDay(60));
    await field(page, 'Date To').fill(dashedDay(60));
    await field(page, 'Open').selectOption('Unavailable');
    await field(page, 'Date To').press('Enter');
    await toastShown(page, ADDED, 'success');
    await expect(adding(page)).toBeHidden();
    expect(await world.bodies('addAgoraAdvisory')).toEqual([
      {
        Value: {
          advisoryname: 'Dental mission in Cebu',
          open: 0,
          status: 'A',
          datefrom: dashedDay(60),
          dateto: dashedDay(60),
          postedby: people.administrator,
        },
      },
    ]);
  });
  await test.step('The list shows its month', async () => {
    await expectRow(row(page, 'Dental mission in Cebu'), {
      Advisory: 'Dental mission in Cebu',
      Status: 'Active',
      Open: 'Unavailable',
      'Date From': dashedDay(60),
      'Posted by': people.administrator,
      'Posted Date': new RegExp(`^${day(0)} `),
      'Edited by': '',
      'Edited Date': '',
    });
    await expect(filter(page, 'Month')).toHaveValue(isoDay(60).slice(5, 7));
    expect(queryOf(page).open).toBeUndefined();
  });
});

test('an advisory is changed', async ({ page, world, enterAs }) => {
  await enterAs(people.administrator, './advisory');
  await row(page, fixtures.unavailable).click();
  await test.step('The form has the saved values; the person who posted it is read-only', async () => {
    await expect(field(page, 'Advisory')).toHaveValue(fixtures.unavailable);
    await expect(field(page, 'Open')).toHaveValue('0');
    await expect(field(page, 'Date From')).toHaveValue(dashedDay(-1));
    await expect(field(page, 'Date To')).toHaveValue(dashedDay(6));
    await expect(editing(page).getByRole('term')).toHaveText(['Posted by', 'Posted Date', 'Edited by', 'Edited Date']);
    // It was never edited: the server writes that as the first day of 1900.
    await expect(editDetails(page)).toHaveText([/@/, new RegExp(`^${day(-5)} `), '–', '–']);
  });
  await test.step('It is disabled, available and longer', async () => {
    await field(page, 'Status').selectOption('Disable');
    await field(page, 'Open').selectOption('Available');
    await field(page, 'Date To').fill(dashedDay(9).replaceAll('-', '/'));
    await save(page).click();
    await toastShown(page, UPDATED, 'success');
    await expect(editing(page)).toBeHidden();
    expect(await world.bodies('updateAgoraAdvisory')).toEqual([
      {
        Value: {
          advisory_id: 57,
          advisoryname: fixtures.unavailable,
          open: 1,
          status: 'D',
          datefrom: dashedDay(-1),
          dateto: dashedDay(9),
          editedby: people.administrator,
        },
      },
    ]);
    await expectRow(row(page, fixtures.unavailable), {
      Status: 'Disable',
      Open: 'Available',
      'Date To': dashedDay(9),
      'Edited by': people.administrator,
      'Edited Date': new RegExp(`^${day(0)} `),
    });
  });
  await test.step('One that is disabled and made unavailable is as before after Undo', async () => {
    await row(page, fixtures.current).click();
    await field(page, 'Status').selectOption('Disable');
    await field(page, 'Open').selectOption('Unavailable');
    await save(page).click();
    await page
      .locator('.bp6-toast', { hasText: `'${fixtures.current}' is disabled.` })
      .getByRole('button', { name: /^Undo/ })
      .click();
    await toastShown(page, `'${fixtures.current}' is active again.`, 'success');
    await expectRow(row(page, fixtures.current), { Status: 'Active', Open: 'Available' });
  });
});

test('after saving by mouse the row is marked without a focus ring; after saving by keyboard it has one', async ({
  page,
  enterAs,
}) => {
  await enterAs(people.administrator, './advisory');
  const changed = row(page, fixtures.current);
  const outline = () => changed.evaluate((element) => getComputedStyle(element).outlineStyle);
  await changed.click();
  await expect(editing(page)).toBeVisible();
  await field(page, 'Open').selectOption('Unavailable');
  await save(page).click();
  await toastShown(page, UPDATED);
  await expect(changed).toBeFocused();
  expect(await changed.evaluate((element) => element.matches(':focus-visible'))).toBe(false);
  expect(await outline()).toBe('none');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await expect(changed).toBeFocused();
  expect(await outline(), 'its cells draw it').toBe('none');
  const ring = await changed
    .locator('td')
    .nth(1)
    .evaluate((cell) => getComputedStyle(cell).boxShadow);
  expect(ring).toMatch(/2px.*inset/);
});
