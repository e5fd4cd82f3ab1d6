// The advisories of the doctors' app: with their numbers, and a button in each row.
import { fixtures } from '../../mocks/areas/advisories/fixtures';
import {
  button,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectRow,
  field,
  heading,
  people,
  rows,
  save,
  test,
  toastShown,
  total,
} from '../fixtures';
import { COLUMNS, cellsOf, dashedDay, editing, filter, forDoctorsNow, row, search } from './parts';

const inAlagaMd = { application: 'ALAGA MD' } as const;

test('every advisory with its number, changed by its button and not by a click on the row', async ({
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
  await expectAccessible(page);
  await test.step('By the button, and back to it', async () => {
    await row(page, fixtures.current).getByRole('cell').nth(1).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await button(row(page, fixtures.current), `Edit ${fixtures.current}`).press('Enter');
    await expect(field(page, 'Advisory')).toHaveValue(fixtures.current);
    await page.keyboard.press('Escape');
    await expect(button(page, `Edit ${fixtures.current}`)).toBeFocused();
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
  await test.step('On a telephone', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoSidewaysScroll(page);
    await expect(button(page, `Edit ${fixtures.current}`)).toBeInViewport();
  });
});

test('one is added to the doctors’ list alone, once it is a new one', async ({ page, world, enterAs }) => {
  await enterAs(people.administrator, './arugaadvisory?open=new', inAlagaMd);
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
  await test.step('Changing one that is no more, or into another', async () => {
    await search(page).fill('=HYPER');
    await button(page, 'Edit =HYPERLINK("x")').click();
    for (const [example, message] of [
      ['unknown', 'Advisory does not exist.'],
      ['alreadyThere', 'Advisory already exists.'],
    ] as const) {
      await world.breaks('updateAlagaMdAdvisory', { example });
      await save(page).click();
      await toastShown(page, message, 'danger');
    }
    await expect(editing(page)).toBeVisible();
  });
  await test.step('What AGORA grants opens nothing here', async () => {
    await enterAs(people.marketing, './arugaadvisory', inAlagaMd);
    await expect(heading(page, 'Not allowed')).toBeVisible();
  });
});
