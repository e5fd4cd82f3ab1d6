// Changing and deleting facilities whose claims are approved automatically up to a ceiling.
import { listed } from '../../mocks/areas/providers/fixtures';
import {
  alert,
  button,
  changes,
  DELETE_FAULTS,
  day,
  expect,
  expectRow,
  follow,
  logout,
  people,
  press,
  question,
  result,
  save,
  tabTo,
  test,
  total,
} from '../fixtures';
import { ADDRESS, active, approve, ceiling, find, replacing, row, updating } from './parts';

const THIS_YEAR = day(0).slice(6);
const NO_AMOUNT = 'Enter an amount such as 25,000.00.';

test('a ceiling is updated, after a question, and deleted', async ({ page, world, enterAs }) => {
  const { name } = listed.lastYear;
  await enterAs(people.administrator, ADDRESS);
  await find(page, name);
  await expectRow(row(page, name), { Year: String(Number(THIS_YEAR) - 1) });
  await row(page, name).click();
  await test.step('The saved values, and the effect of saving on the year', async () => {
    await expect(updating(page).getByRole('term')).toHaveText([
      'Code',
      'Facility',
      'Type',
      'Year',
      'Added by',
      'Added Date',
      'Updated by',
      'Updated Date',
    ]);
    await expect(updating(page).getByRole('definition')).toHaveText([
      listed.lastYear.code,
      name,
      'Hospital',
      THIS_YEAR,
      /@/,
      /^\d\d\//,
      '–',
      '–',
    ]);
    await expect(updating(page)).toContainText(`Saving changes it to ${THIS_YEAR}.`);
  });
  await test.step('NO sends nothing, and Escape asks before it drops what was changed', async () => {
    const wasApproved = await approve(page).isChecked();
    await expect(active(page)).toBeChecked();
    await ceiling(page).fill('12345.6');
    await active(page).check({ force: true });
    await approve(page).check({ force: true });
    await save(page).click();
    await expect(replacing(page)).toContainText(
      `Claims of ${name} up to 12,345.60 are approved automatically in ${THIS_YEAR}.`,
    );
    await expect(changes(replacing(page)), 'only what is another one').toHaveText([
      /^Ceiling Amount [\d,]+\.\d\d → 12,345\.60$/,
      ...(wasApproved ? [] : ['Auto Approve off → on']),
    ]);
    await press(replacing(page), 'NO');
    await active(page).uncheck({ force: true });
    await save(page).click();
    await expect(replacing(page)).toContainText('until the ceiling is active');
    await expect(changes(replacing(page))).toContainText(['Active on → off']);
    await press(replacing(page), 'NO');
    await page.keyboard.press('Escape');
    await press(question(page, 'Leave without saving?'), 'Stay');
    expect(await world.asked('updateTopProvider')).toEqual([]);
  });
  await test.step('YES sends it once, even by a double click', async () => {
    await world.holds('updateTopProvider');
    await save(page).click();
    await button(replacing(page), 'YES').dblclick();
    await world.repairs('updateTopProvider');
    await result(page, 'Success', 'Facility has been saved.');
    await expect(updating(page)).toBeHidden();
    await expect(row(page, name)).toBeFocused();
    expect(await world.asked('updateTopProvider')).toHaveLength(1);
    expect((await world.bodies('updateTopProvider')).at(-1)).toEqual({
      Value: {
        recordid: 3,
        year: Number(THIS_YEAR),
        diag_limit: '12345.60',
        active: 'F',
        isaautoapprove: 1,
        lastupdateby: people.administrator,
      },
    });
    await expectRow(row(page, name), {
      'Ceiling Amount': '12,345.60',
      Year: THIS_YEAR,
      Active: 'No',
      'Auto Approve': 'Yes',
      'Updated by': people.administrator,
      'Updated Date': new RegExp(`^${day(0)} `),
    });
  });
  const deletion = question(page, 'Delete the ceiling?');
  await test.step('Deleting asks, does not open the row, and is sent once', async () => {
    await find(page, name);
    await press(row(page, name), `Delete ${name}`);
    await expect(deletion).toContainText(`Claims of ${name} will not be approved automatically.`);
    await press(deletion, 'Cancel');
    expect(await world.asked('deleteTopProvider')).toEqual([]);
    await world.breaks('deleteTopProvider', { status: 500 });
    await press(row(page, name), `Delete ${name}`);
    await press(deletion, 'Yes, Delete');
    await result(page, 'Not saved', DELETE_FAULTS[0][1]);
    await world.holds('deleteTopProvider');
    await press(row(page, name), `Delete ${name}`);
    await button(deletion, 'Yes, Delete').dblclick();
    await expect(page.getByText('Deleting …')).toBeVisible();
    await world.repairs('deleteTopProvider');
    await result(page, 'Success', 'Facility has been deleted.');
    await expect(updating(page)).toHaveCount(0);
    await expect(page.getByText('No matches')).toBeVisible();
    expect((await world.bodies('deleteTopProvider')).slice(1)).toEqual([{ Value: { recordid: 3 } }]);
    await find(page, '');
    await total(page, 45);
  });
  await test.step('Two deleted before the server answers are both deleted', async () => {
    const buttons = page.getByRole('button', { name: /^Delete / });
    await world.holds('deleteTopProvider');
    for (const at of [0, 1]) {
      await buttons.nth(at).click();
      await press(deletion, 'Yes, Delete');
      await expect(deletion).toBeHidden();
    }
    await world.repairs('deleteTopProvider');
    const deleted = question(page, 'Success');
    // The second result appears after the first is closed, and has the same title; so wait for the first to disappear.
    const first = await deleted.elementHandle();
    await page.keyboard.press('Escape');
    await first?.waitForElementState('hidden');
    await result(page, 'Success', 'Facility has been deleted.');
    await total(page, 43);
  });
  await test.step('One that is confirmed before another is refused is deleted as well', async () => {
    const buttons = page.getByRole('button', { name: /^Delete / });
    const before = (await world.asked('deleteTopProvider')).length;
    await world.holds('deleteTopProvider', { status: 500 });
    for (const at of [0, 1]) {
      await buttons.nth(at).click();
      await press(deletion, 'Yes, Delete');
      await expect(deletion).toBeHidden();
    }
    await world.isHeld('deleteTopProvider');
    await world.repairs('deleteTopProvider');
    await result(page, 'Not saved', DELETE_FAULTS[0][1]);
    await result(page, 'Success', 'Facility has been deleted.');
    await total(page, 42);
    expect((await world.asked('deleteTopProvider')).slice(before).map(({ status }) => status)).toEqual([500, 200]);
  });
  await test.step('One that may have been deleted says so', async () => {
    await world.breaks('deleteTopProvider', { drop: true });
    await page
      .getByRole('button', { name: /^Delete / })
      .first()
      .click();
    await press(deletion, 'Yes, Delete');
    await result(page, 'Not saved', /It may have been deleted. Check the list before you delete again\./);
  });
});

test('a deletion that waits for another one is not sent once the user has signed out', async ({
  page,
  world,
  enterAs,
  signIn,
}) => {
  await enterAs(people.administrator, ADDRESS);
  const deletion = question(page, 'Delete the ceiling?');
  await world.holds('deleteTopProvider');
  const answered = page.waitForResponse('**/providers/deletion');
  for (const at of [0, 1]) {
    await page
      .getByRole('button', { name: /^Delete / })
      .nth(at)
      .click();
    await press(deletion, 'Yes, Delete');
    await expect(deletion).toBeHidden();
  }
  await world.isHeld('deleteTopProvider');
  await logout(page);
  await signIn(people.otherAdministrator);
  await world.repairs('deleteTopProvider');
  await (await answered).finished();
  await follow(page, ADDRESS);
  await total(page, 46);
  expect(await world.asked('deleteTopProvider')).toHaveLength(1);
});

test('a ceiling can be typed in common formats; one that was deleted is reported', async ({ page, world, enterAs }) => {
  await enterAs(people.administrator, ADDRESS);
  await find(page, listed.clinic.name);
  await test.step('By keyboard, with thousands separators until it is edited', async () => {
    await tabTo(page, row(page, listed.clinic.name));
    await page.keyboard.press('Enter');
    await expect(ceiling(page)).toBeFocused();
    await expect(ceiling(page)).toHaveValue('7500.50');
    await page.keyboard.press('Tab');
    await expect(ceiling(page)).toHaveValue('7,500.50');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.type('30000.5');
    await expect(ceiling(page)).toHaveValue('30000.5');
    await page.keyboard.press('Tab');
    await expect(ceiling(page)).toHaveValue('30,000.50');
    await page.keyboard.press('Shift+Tab');
    await expect(ceiling(page)).toHaveValue('30000.50');
  });
  await test.step('At most nine characters, and only amounts', async () => {
    await ceiling(page).fill('');
    await page.keyboard.type('123456.7890');
    await expect(ceiling(page)).toHaveValue('123456.78');
    for (const [typed, message] of [
      ['much', NO_AMOUNT],
      ['9'.repeat(9), 'Enter 999,999.99 or less.'],
      ['1.005', 'Enter at most two decimals.'],
    ] as const) {
      await ceiling(page).fill(typed);
      await ceiling(page).blur();
      await expect(alert(page)).toHaveText(message);
    }
  });
  await test.step('There is no question, and nothing is sent; corrected, the message is gone', async () => {
    await save(page).click();
    await expect(ceiling(page)).toBeFocused();
    await expect(replacing(page)).toHaveCount(0);
    await ceiling(page).fill('1000');
    await expect(alert(page)).toHaveCount(0);
  });
  await test.step('Saved by Enter, the amount is complete as well', async () => {
    await page.keyboard.press('Enter');
    await press(replacing(page), 'YES');
    await result(page, 'Success', 'Facility has been saved.');
    const [sent] = await world.bodies('updateTopProvider');
    expect(sent?.Value.diag_limit).toBe('1000.00');
    await expectRow(row(page, listed.clinic.name), { 'Ceiling Amount': '1,000.00' });
  });

  await test.step('What is typed stays when a colleague deletes it', async () => {
    await row(page, listed.clinic.name).click();
    await ceiling(page).fill('3');
    await world.breaks('updateTopProvider', { example: 'unknown' });
    await save(page).click();
    await press(replacing(page), 'YES');
    await result(page, 'Not saved', 'Facility does not exist.');
    await expect(ceiling(page)).toHaveValue('3.00');
  });
});
