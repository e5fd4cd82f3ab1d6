// The dialog of a label: changing one, and adding another.
import {
  alert,
  expect,
  expectAccessible,
  expectRow,
  field,
  follow,
  press,
  queryOf,
  question,
  save,
  test,
  toastShown,
  tryAgain,
} from '../fixtures';
import { ADMINISTRATOR, accounts, addressOf, imageShown, lines, proceed, rowOf } from './parts';

const corpacct = accounts.first.acct;
const SAVED = 'Digicard label status successfully updated';

test('a label is changed and taken off the card; another is added at the end, seen on the card before it is saved', async ({
  page,
  world,
  enterAs,
}) => {
  await world.breaks('listDigicardColumns', { status: 500 });
  await enterAs(ADMINISTRATOR, addressOf(accounts.first));
  const offered = () => field(page, 'Field').getByRole('option').allInnerTexts();
  await test.step('When the fields of members cannot be loaded, a label still offers its own field', async () => {
    await press(page, 'Edit Date of Birth');
    await expect(alert(page)).toHaveText('Internal Server Error');
    await expect(field(page, 'Field')).toHaveValue('birthdate');
    expect(await offered()).toContain('FirstnameLastname');
    expect(await offered()).not.toContain('gender');
  });
  await test.step('Tried again, all are offered, and what was typed is still there', async () => {
    await field(page, 'Label').fill('Birthday');
    await world.repairs('listDigicardColumns');
    await tryAgain(page.getByRole('dialog'));
    await expect.poll(offered).toContain('gender');
    await expect(alert(page)).toHaveCount(0);
    await expect(field(page, 'Label')).toHaveValue('Birthday');
    await expect(field(page, 'Field')).toHaveValue('birthdate');
  });
  await test.step('Escape asks too, although the button that had the focus is gone', async () => {
    await page.keyboard.press('Escape');
    await press(question(page, 'Leave without saving?'), 'Leave');
  });

  await rowOf(page, 'Date of Birth').click();
  const { open } = queryOf(page);
  await test.step('A name that another label has is refused', async () => {
    await field(page, 'Label').fill(' company');
    await save(page).click();
    await proceed(page);
    await toastShown(page, 'Label already exists.', 'warning');
    await expect(field(page, 'Label')).toHaveAccessibleDescription('Label already exists.');
  });
  await test.step('Disabled, it is not on the card any more, but keeps its row', async () => {
    await field(page, 'Label').fill('Birthday');
    await field(page, 'Active').uncheck({ force: true });
    await expect(lines(page.getByRole('dialog')).filter({ hasText: 'Birthday' })).toHaveCount(0);
    await save(page).click();
    await proceed(page);
    await toastShown(page, SAVED);
    expect((await world.bodies('updateDigicardLabel')).at(-1)).toEqual({
      Value: {
        recordid: Number(open),
        corpacct,
        label: 'Birthday',
        fieldval: 'birthdate',
        isactive: false,
        position: 4,
        prevPosition: 4,
        editedby: ADMINISTRATOR,
      },
    });
    await expectRow(rowOf(page, 'Birthday'), { Position: '4', Field: 'birthdate', Status: 'Disable' });
    await expect(lines(page)).toHaveCount(4);
  });
  await test.step('Leaving with typed values asks first; its address opens it again', async () => {
    await page.goto(`${addressOf(accounts.first)}&open=${open}`);
    await expect(field(page, 'Label')).toHaveValue('Birthday');
    await field(page, 'Label').fill('Something else');
    await page.keyboard.press('Escape');
    await press(question(page, 'Leave without saving?'), 'Leave');
    await expect(page.getByRole('dialog')).toBeHidden();
    await follow(page, `${addressOf(accounts.first)}&open=1`);
    await toastShown(page, 'It no longer exists.');
  });

  await press(page, 'Add Label');
  const dialog = page.getByRole('dialog', { name: 'Add Label' });
  await test.step('Missing fields are reported', async () => {
    await expect(field(page, 'Position')).toHaveValue('7');
    await field(page, 'Label').fill('   ');
    await field(page, 'Position').fill('seven');
    await save(page).click();
    await expect(alert(page)).toHaveText([
      'Label field is empty.',
      'Field field is empty.',
      'Position must be a number.',
    ]);
    await expect(field(page, 'Label')).toBeFocused();
  });
  await test.step('The combinations stand after the company', async () => {
    const names = await offered();
    const at = names.indexOf('company');
    expect(names.slice(at, at + 5)).toEqual([
      'company',
      'FirstnameLastname',
      'FirstnameMidnameLastname',
      'LastnameFirstnameMidname',
      'company_memb',
    ]);
  });
  await test.step('Typing shows it on the card', async () => {
    await field(page, 'Label').fill(' =1+1 <script>😀 ');
    await field(page, 'Field').selectOption('gender');
    await field(page, 'Position').fill('2');
    await expect(lines(dialog).nth(1)).toHaveText(/^=1\+1 <script>😀: (FXmXlX|MXlX)$/);
    await imageShown(dialog);
    await expectAccessible(page);
    await field(page, 'Position').fill('7');
    await expect(lines(dialog).last()).toContainText('=1+1');
  });
  await test.step('It is asked about, and NO leaves it open', async () => {
    await field(page, 'Position').press('Enter');
    await proceed(page, 'NO');
    await expect(dialog).toBeVisible();
    expect(await world.asked('addDigicardLabel')).toEqual([]);
  });
  await test.step('It is sent once, and stands in the list', async () => {
    await world.holds('addDigicardLabel');
    await save(page).dblclick();
    await proceed(page);
    await world.repairs('addDigicardLabel');
    await toastShown(page, SAVED, 'success');
    await expect(dialog).toBeHidden();
    expect(await world.bodies('addDigicardLabel')).toEqual([
      { Value: { corpacct, label: '=1+1 <script>😀', fieldval: 'gender', position: 7, postedby: ADMINISTRATOR } },
    ]);
    await expectRow(rowOf(page, '=1+1'), { Position: '7', Status: 'Active' });
    await expect(lines(page).last()).toContainText('=1+1');
  });
});
