// Which labels stand on a card, in which order, and how they look.
import { fixtures } from '../../mocks/areas/digicard/fixtures';
import {
  alert,
  button,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectRow,
  field,
  press,
  queryOf,
  question,
  SAVE_FAULTS,
  save,
  tabTo,
  test,
  toastShown,
} from '../fixtures';
import {
  accounts,
  addressOf,
  COLLEAGUE,
  card,
  chooser,
  expectOrder,
  handle,
  imageShown,
  labelRows,
  lines,
  options,
  proceed,
  WHO,
} from './parts';

const SAVED = 'Digicard label status successfully updated';
const STYLE_SAVED = 'Digicard label fontstyle successfully updated';
const corpacct = accounts.first.acct;
const ORDER = ['Name', 'Account No.', 'Company', 'Date of Birth', fixtures.inactive, fixtures.last];
const rowOf = (page: Parameters<typeof labelRows>[0], label: string) => labelRows(page).filter({ hasText: label });

test('a label is added at the end, and the card shows it before it is saved', async ({ page, world, enterAs }) => {
  await enterAs(WHO, addressOf(accounts.first));
  await press(page, 'Add Label');
  const dialog = page.getByRole('dialog', { name: 'Add Label' });
  await test.step('What is missing is said', async () => {
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
    const offered = await field(page, 'Field').getByRole('option').allInnerTexts();
    const at = offered.indexOf('company');
    expect(offered.slice(at, at + 5)).toEqual([
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
  for (const [fault, message] of SAVE_FAULTS) {
    await test.step(message, async () => {
      await world.breaks('addDigicardLabel', fault);
      await save(page).click();
      await proceed(page);
      await expect(alert(page)).toHaveText(message);
      await expect(field(page, 'Label')).toHaveValue(' =1+1 <script>😀 ');
    });
  }
  await test.step('It is sent once, and stands in the list', async () => {
    await world.holds('addDigicardLabel');
    await save(page).dblclick();
    await proceed(page);
    await world.mends('addDigicardLabel');
    await toastShown(page, SAVED, 'success');
    await expect(dialog).toBeHidden();
    const sent = (await world.asked('addDigicardLabel')).filter(({ status }) => status === 200);
    expect(sent.map(({ body }) => body)).toEqual([
      { Value: { corpacct, label: '=1+1 <script>😀', fieldval: 'gender', position: 7, postedby: WHO } },
    ]);
    await expectRow(rowOf(page, '=1+1'), { Position: '7', Status: 'Active' });
    await expect(lines(page).last()).toContainText('=1+1');
  });
});

test('a label is changed and taken off the card', async ({ page, world, enterAs }) => {
  await enterAs(WHO, addressOf(accounts.first));
  await rowOf(page, 'Date of Birth').click();
  const { open } = queryOf(page);
  await test.step('Not as one that is there already', async () => {
    await field(page, 'Label').fill(' company');
    await save(page).click();
    await proceed(page);
    await toastShown(page, 'Label already exists.', 'warning');
    await expect(field(page, 'Label')).toHaveAccessibleDescription('Label already exists.');
  });
  await test.step('Disabled it is no more on the card, and keeps its row', async () => {
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
        editedby: WHO,
      },
    });
    await expectRow(rowOf(page, 'Birthday'), { Position: '4', Field: 'birthdate', Status: 'Disable' });
    await expect(lines(page)).toHaveCount(4);
  });
  await test.step('What was typed is not dropped unasked; its address opens it again', async () => {
    await page.goto(`${addressOf(accounts.first)}&open=${open}`);
    await expect(field(page, 'Label')).toHaveValue('Birthday');
    await field(page, 'Label').fill('Something else');
    await page.keyboard.press('Escape');
    await press(question(page, 'Leave without saving?'), 'Leave');
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.goto(`${addressOf(accounts.first)}&open=1`);
    await toastShown(page, 'It is no longer there.');
  });
});

test('a label is dragged, or moved by keys, and the card follows', async ({ page, world, enterAs }) => {
  await enterAs(WHO, addressOf(accounts.first));
  await expectOrder(page, ORDER);
  const drag = async (label: string, to: string) => {
    await handle(page, label).hover();
    await page.mouse.down();
    const target = await rowOf(page, to).boundingBox();
    if (!target) throw new Error('The row is in sight.');
    await page.mouse.move(target.x + 40, target.y + target.height / 2, { steps: 8 });
    await page.mouse.move(target.x + 40, target.y + target.height / 2 + 4);
  };
  const afterDrag = ['Account No.', 'Company', 'Name', 'Date of Birth', fixtures.inactive, fixtures.last];
  await test.step('While it is dragged, table and card show it where it would be', async () => {
    await drag('Name', 'Company');
    await expectOrder(page, afterDrag);
    await expect(lines(page).nth(2)).toContainText('Name: ');
    await expect(page.getByText('Not saved yet')).toBeVisible();
    await page.mouse.up();
  });
  await test.step('NO puts it back', async () => {
    await proceed(page, 'NO');
    await expectOrder(page, ORDER);
    expect(await world.asked('updateDigicardLabel')).toEqual([]);
  });
  await test.step('YES saves where it was and where it is', async () => {
    await drag('Name', 'Company');
    await page.mouse.up();
    await proceed(page);
    await toastShown(page, SAVED);
    expect(await world.bodies('updateDigicardLabel')).toMatchObject([
      { Value: { corpacct, label: 'Name', position: 3, prevPosition: 1, editedby: WHO } },
    ]);
    await expectOrder(page, afterDrag);
    await page.reload();
    await expectOrder(page, afterDrag);
  });
  await test.step('By keys: the arrows move it, Escape puts it back, Enter saves', async () => {
    await tabTo(page, handle(page, fixtures.last));
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect(handle(page, fixtures.last)).toBeFocused();
    await expect(page.getByText(`${fixtures.last}: from position 6 to 4`)).toBeVisible();
    await page.keyboard.press('Escape');
    await expectOrder(page, afterDrag);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await proceed(page);
    await toastShown(page, SAVED);
    await expect(labelRows(page).nth(4)).toContainText(fixtures.last);
    await expect(handle(page, fixtures.last)).toBeFocused();
  });
  await test.step('A move that fails is told, and put back', async () => {
    await world.breaks('updateDigicardLabel', { status: 500 });
    await page.keyboard.press('ArrowUp');
    await press(page, 'Save position');
    await proceed(page);
    await expect(page.getByRole('alert').filter({ hasText: 'Internal Server Error' })).toBeVisible();
    await expect(labelRows(page).nth(4)).toContainText(fixtures.last);
  });
});

test('the font style is edited on the card, and saved or dropped', async ({ page, world, enterAs }) => {
  await enterAs(WHO, addressOf(accounts.first));
  const name = lines(page).first();
  const flag = (label: string) => page.getByRole('switch', { name: label });
  await expect(name.getByText('Name')).toHaveClass('bold');
  await test.step('Cancel brings back what is saved', async () => {
    await press(page, 'Edit Font Style');
    await flag('Bold full name').click({ force: true });
    await flag('Visible selfie').click({ force: true });
    await expect(name.getByText('Name')).not.toHaveClass('bold');
    await expect(card(page)).not.toContainText('Selfie');
    await press(page, 'Cancel');
    await press(question(page, 'Drop the changes?'), 'Stay');
    await press(page, 'Cancel');
    await press(question(page, 'Drop the changes?'), 'Drop');
    await expect(name.getByText('Name')).toHaveClass('bold');
    await expect(card(page)).toContainText('Selfie');
    await expect(button(page, 'Edit Font Style')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(flag('Bold full name')).toBeFocused();
    await press(page, 'Cancel');
  });
  await test.step('Another account is not chosen over it unasked', async () => {
    await press(page, 'Edit Font Style');
    await flag('Bold company').click({ force: true });
    await chooser(page).fill('amihan power');
    await options(page).first().click();
    await press(question(page, 'Leave without saving?'), 'Stay');
    await expect(flag('Bold company')).toBeChecked();
    await expectAccessible(page);
  });
  const style = page.getByRole('region', { name: 'Font style' });
  await test.step('A failure keeps what was chosen', async () => {
    await world.breaks('updateDigicardStyle', { status: 500 });
    await press(style, 'Save');
    await proceed(page);
    await expect(style.getByRole('alert')).toHaveText('Internal Server Error');
    await expect(flag('Bold company')).toBeChecked();
    await world.mends('updateDigicardStyle');
  });
  await test.step('It is asked about, sent once and shown', async () => {
    await press(style, 'Save');
    await proceed(page, 'NO');
    await world.holds('updateDigicardStyle');
    await style.getByRole('button', { name: 'Save' }).dblclick();
    await proceed(page);
    for (const each of await page.getByRole('switch').all()) await expect(each).toBeDisabled();
    await world.mends('updateDigicardStyle');
    await toastShown(page, STYLE_SAVED, 'success');
    expect((await world.bodies('updateDigicardStyle')).slice(1)).toEqual([
      {
        Value: {
          recordid: 1,
          isBoldFullname: true,
          isBoldCompany: true,
          isBoldOtherLabel: false,
          isBoldOtherValue: true,
          isVisibleSelfie: true,
          editedby: WHO,
        },
      },
    ]);
    await expect(style.getByRole('listitem').nth(1)).toHaveText('Bold companyYes');
    await expect(lines(page).filter({ hasText: 'Company' }).getByText('Company')).toHaveClass('bold');
  });
});

test('what a colleague changed meanwhile is not replaced unasked', async ({ page, elsewhere, world, enterAs }) => {
  await enterAs(WHO, addressOf(accounts.first));
  await enterAs(COLLEAGUE, addressOf(accounts.first), { page: elsewhere });
  await press(page, 'Edit Company');
  await expect(field(page, 'Label')).toHaveValue('Company');
  await field(page, 'Label').fill('Employer');
  await save(page).click();
  await expect(question(page, 'Proceed with the changes?')).toBeVisible();
  await test.step('Elsewhere it is moved, while here the question is open', async () => {
    await handle(elsewhere, 'Company').focus();
    await elsewhere.keyboard.press('ArrowUp');
    await elsewhere.keyboard.press('Enter');
    await proceed(elsewhere);
    await toastShown(elsewhere, SAVED);
  });
  await test.step('Here that is asked about; replaced, it is moved from where it is now', async () => {
    await proceed(page);
    await expect(question(page, 'Changed meanwhile')).toContainText('Somebody else has changed it');
    await press(question(page, 'Changed meanwhile'), 'Stay');
    await save(page).click();
    await proceed(page);
    await press(question(page, 'Changed meanwhile'), 'Replace');
    await toastShown(page, SAVED);
    expect((await world.bodies('updateDigicardLabel')).at(-1)).toMatchObject({
      Value: { label: 'Employer', position: 3, prevPosition: 2 },
    });
  });
  await test.step('A move of what was moved is refused, and the list is that of now', async () => {
    await handle(elsewhere, 'Company').focus();
    await elsewhere.keyboard.press('ArrowUp');
    await elsewhere.keyboard.press('Enter');
    await proceed(elsewhere);
    await toastShown(elsewhere, 'A colleague has moved this label meanwhile.', 'warning');
    await expectOrder(elsewhere, [
      'Name',
      'Account No.',
      'Employer',
      'Date of Birth',
      fixtures.inactive,
      fixtures.last,
    ]);
  });
  await test.step('The style as well', async () => {
    const edit = async (on: typeof page, flag: string) => {
      await press(on, 'Edit Font Style');
      await on.getByRole('switch', { name: flag }).click({ force: true });
    };
    await edit(page, 'Visible selfie');
    await press(page.getByRole('region', { name: 'Font style' }), 'Save');
    await expect(question(page, 'Proceed with the changes?')).toBeVisible();
    await edit(elsewhere, 'Bold company');
    await press(elsewhere.getByRole('region', { name: 'Font style' }), 'Save');
    await proceed(elsewhere);
    await toastShown(elsewhere, STYLE_SAVED);
    await proceed(page);
    await press(question(page, 'Changed meanwhile'), 'Replace');
    await toastShown(page, STYLE_SAVED);
  });
});

test('on a telephone a label is read, moved and edited', async ({ page, enterAs }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enterAs(WHO, addressOf(accounts.first));
  await expect(rowOf(page, 'Company')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await press(page, 'Edit Company');
  await expect(field(page, 'Label')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await imageShown(page.getByRole('dialog'));
});
