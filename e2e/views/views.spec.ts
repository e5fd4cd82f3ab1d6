// Views: a list's settings saved under a name, shown in its head and in the menu, kept after a reload, and private.
import { expect, expectAccessible, field, find, heading, people, press, save, test, toastShown } from '../fixtures';
import { choose, columns, rowsPerPage, saveAs, sortedBy, toggleColumn, viewButton } from './parts';

const ALL = ['Remarks', 'Special Instructions', 'Status', 'Posted Date/by', 'Edited Date/by'];
const KEPT = ALL.filter((title) => title !== 'Edited Date/by');
const LONG = 'A name that is far too long for a view of this list, and no end';

test('the settings of a list are saved under a name, and found again', async ({ page, enterAs }) => {
  await enterAs(people.administrator, './disapprove_remarks');
  const views = page.getByRole('navigation', { name: 'Main' }).getByRole('region', { name: 'Views' });
  await expect(heading(page, 'Disapproved Remarks')).toBeVisible();
  await expect(views).toHaveCount(0);
  await press(page, 'Remarks');
  await rowsPerPage(page).selectOption('20');
  await toggleColumn(page, 'Edited Date/by');
  await test.step('The name must be valid', async () => {
    await choose(page, 'Views', 'Save as a view…');
    await save(page).click();
    await expect(field(page, 'Name')).toHaveAccessibleDescription('Enter a name.');
    await field(page, 'Name').fill(LONG);
    await save(page).click();
    await expect(field(page, 'Name')).toHaveAccessibleDescription('Enter at most 60 characters.');
    await field(page, 'Name').fill('  By   name 💚 <b>=1+1 ');
    await expectAccessible(page);
    await save(page).dblclick();
    await toastShown(page, "View 'By name 💚 <b>=1+1' saved.");
    await expect(viewButton(page, 'View, By name 💚 <b>=1+1')).toBeFocused();
  });
  await test.step('A second view of that name is refused; it gets another name', async () => {
    await saveAs(page, 'BY NAME 💚 <b>=1+1', 'View, By name 💚 <b>=1+1');
    await expect(field(page, 'Name')).toHaveAccessibleDescription('This list already has a view with this name.');
    await page.keyboard.press('Escape');
    await press(page.getByRole('alertdialog'), 'Leave');
    await choose(page, 'View, By name 💚 <b>=1+1', 'Rename…');
    await expect(field(page, 'Name')).toHaveValue('By name 💚 <b>=1+1');
    await field(page, 'Name').fill('By name');
    await save(page).click();
    await expect(views.getByRole('link')).toHaveText([/^By name/]);
  });
  await test.step('Changes are not part of it until it is updated; the update can be undone', async () => {
    await toggleColumn(page, 'Status');
    await expect(viewButton(page, 'View, By name, changed')).toBeVisible();
    await choose(page, 'View, By name, changed', 'Back to the view');
    await expect(columns(page)).toHaveText(KEPT);
    await expect(viewButton(page, 'View, By name')).toBeVisible();
    await press(page, 'Status');
    await choose(page, 'View, By name, changed', 'Update the view');
    await expect(viewButton(page, 'View, By name')).toBeVisible();
    await page.keyboard.press('ControlOrMeta+z');
    await toastShown(page, "View 'By name' restored.");
    await expect(viewButton(page, 'View, By name, changed')).toBeVisible();
  });
  await test.step('A search is part of it only on request', async () => {
    await choose(page, 'View, By name, changed', 'Back to the view');
    await find(page).fill('selfie');
    await expect(viewButton(page, 'View, By name')).toBeVisible();
    await choose(page, 'View, By name', 'Save as a view…');
    await expect(page.getByRole('checkbox', { name: "Also save the search for 'selfie'" })).not.toBeChecked();
    await field(page, 'Name').fill('Selfies');
    await page.getByText("Also save the search for 'selfie'").click();
    await save(page).click();
    await expect(views.getByRole('link')).toHaveText([/^By name/, /^Selfies/]);
    const stored = await page.evaluate(() => JSON.stringify({ ...localStorage }));
    expect(stored.match(/selfie/g)).toHaveLength(1);
  });
  await test.step('From another screen, by the menu; back shows the same', async () => {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Stores' }).click();
    await expect(heading(page, 'Stores')).toBeVisible();
    await expect(viewButton(page, 'Views')).toBeVisible();
    await views.getByRole('link', { name: /^Selfies/ }).click();
    await expect(find(page)).toHaveValue('selfie');
    await views.getByRole('link', { name: /^By name/ }).click();
    await expect(find(page)).toHaveValue('');
    await sortedBy(page, 'Remarks');
    await expect(rowsPerPage(page)).toHaveValue('20');
    await expect(columns(page)).toHaveText(KEPT);
    await page.goBack();
    await expect(viewButton(page, 'View, Selfies')).toBeVisible();
    await expect(find(page)).toHaveValue('selfie');
  });
  await test.step('One that is deleted is gone from the menu, and can be restored', async () => {
    await choose(page, 'View, Selfies', 'Delete');
    await toastShown(page, "View 'Selfies' deleted.");
    await expect(views.getByRole('link')).toHaveText([/^By name/]);
    await page.keyboard.press('ControlOrMeta+z');
    await expect(views.getByRole('link')).toHaveText([/^By name/, /^Selfies/]);
  });
});

test('a link shows a colleague the same list, who keeps it only if they want to', async ({
  page,
  context,
  elsewhere,
  enterAs,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await enterAs(people.administrator, './disapprove_remarks');
  await press(page, 'Remarks');
  await toggleColumn(page, 'Edited Date/by');
  await saveAs(page, 'For the desk: 50 % & more');
  await choose(page, 'View, For the desk: 50 % & more', 'Copy link');
  await toastShown(page, 'Link copied.');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const name = 'View, For the desk: 50 % & more, from a colleague';
  await enterAs(people.otherAdministrator, './disapprove_remarks', { page: elsewhere });
  await test.step('They have their own columns and rows', async () => {
    await toggleColumn(elsewhere, 'Status');
    await rowsPerPage(elsewhere).selectOption('5');
  });
  await test.step('The link shows the list as sent, and does not change their own settings', async () => {
    await elsewhere.goto(link);
    await expect(viewButton(elsewhere, name)).toBeVisible();
    await expect(columns(elsewhere)).toHaveText(KEPT);
    await sortedBy(elsewhere, 'Remarks');
    await expect(rowsPerPage(elsewhere)).toHaveValue('10');
    await toggleColumn(elsewhere, 'Special Instructions');
    await choose(elsewhere, name, 'Default view');
    await expect(columns(elsewhere)).toHaveText(ALL.filter((title) => title !== 'Status'));
    await expect(rowsPerPage(elsewhere)).toHaveValue('5');
    await expect(elsewhere.getByRole('navigation').getByRole('region', { name: 'Views' })).toHaveCount(0);
  });
  await test.step('Saved, it is theirs, under a name of their choice', async () => {
    await elsewhere.goto(link);
    await choose(elsewhere, name, 'Save as a view…');
    await expect(field(elsewhere, 'Name')).toHaveValue('For the desk: 50 % & more');
    await save(elsewhere).click();
    await expect(viewButton(elsewhere, 'View, For the desk: 50 % & more')).toBeVisible();
    await expect(columns(elsewhere)).toHaveText(KEPT);
  });
});

test('a desk keeps its tab and its filter', async ({ page, enterAs }) => {
  await enterAs(people.administrator, './docdashboard', { application: 'ALAGA MD' });
  await page.getByRole('tab', { name: 'Approval History' }).click();
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Disapproved');
  await saveAs(page, 'Refused');
  await page.goto('./docdashboard');
  const bar = page.getByRole('navigation', { name: 'Main' });
  await test.step('In the menu bar, with the screen that it is of', async () => {
    await press(bar, 'Views');
    await expectAccessible(page, { withMenu: true });
    await page.getByRole('menuitem', { name: /^Refused/ }).click();
    await expect(page.getByRole('tab', { name: 'Approval History' })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('combobox', { name: 'Status' })).toHaveValue('disapproved');
    await expect(bar.locator('[aria-current]'), 'the view is marked, and not its screen').toHaveText(['Views']);
    await page.getByRole('tab', { name: 'Pending Requests' }).click();
    await expect(viewButton(page, 'View, Refused, changed')).toBeVisible();
    await choose(page, 'View, Refused, changed', 'Back to the view');
  });
});
