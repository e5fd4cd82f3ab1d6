// The labels of a card: their order and their font style.
import { fixtures } from '../../mocks/areas/digicard/fixtures';
import {
  alert,
  button,
  difference,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectRow,
  FAILED_SAVE,
  field,
  follow,
  press,
  question,
  save,
  tabTo,
  test,
  toastShown,
} from '../fixtures';
import {
  ADMINISTRATOR,
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
  rowOf,
} from './parts';

const SAVED = 'Digicard label status successfully updated';
const STYLE_SAVED = 'Digicard label fontstyle successfully updated';
const corpacct = accounts.first.acct;
const ORDER = ['Name', 'Account No.', 'Company', 'Date of Birth', fixtures.inactive, fixtures.last];

test('a label is dragged, moved by keys or given another position, and the card follows', async ({
  page,
  world,
  enterAs,
}) => {
  await enterAs(ADMINISTRATOR, addressOf(accounts.first));
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
  await test.step('YES saves its old and its new position', async () => {
    await drag('Name', 'Company');
    await page.mouse.up();
    await proceed(page);
    await toastShown(page, SAVED);
    expect(await world.bodies('updateDigicardLabel')).toMatchObject([
      { Value: { corpacct, label: 'Name', position: 3, prevPosition: 1, editedby: ADMINISTRATOR } },
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

  const before = (await world.asked('updateDigicardLabel')).length;
  await press(page, 'Edit Date of Birth');
  const change = async (position: string) => {
    await field(page, 'Position').fill(position);
    await save(page).click();
  };
  await test.step('One before the first is warned about', async () => {
    await change('0');
    await expect(alert(page)).toHaveText('The first position is 1.');
    expect(await world.asked('updateDigicardLabel')).toHaveLength(before);
  });
  await world.repairs('updateDigicardLabel');
  const row = rowOf(page, 'Birthday');
  const sent = async () => (await world.bodies('updateDigicardLabel')).at(-1);
  await test.step('The first', async () => {
    await field(page, 'Label').fill('Birthday 😀');
    await change('1');
    await proceed(page);
    await toastShown(page, SAVED, 'success');
    expect(await sent()).toMatchObject({ Value: { label: 'Birthday 😀', position: 1, prevPosition: 4 } });
    await expectRow(row, { Position: '1' });
  });
  await test.step('A position after the last one is sent as it is; the server makes it the last one', async () => {
    await press(page, 'Edit Birthday 😀');
    await change('1000');
    await proceed(page);
    await expectRow(row, { Position: '6' });
    expect(await sent()).toMatchObject({ Value: { position: 1000, prevPosition: 1 } });
  });
});

test('the font style is edited on the card, and saved or dropped; a label is read on a telephone, too', async ({
  page,
  world,
  enterAs,
}) => {
  await enterAs(ADMINISTRATOR, addressOf(accounts.first));
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
    await press(question(page, 'Discard your changes?'), 'Stay');
    await press(page, 'Cancel');
    await press(question(page, 'Discard your changes?'), 'Discard');
    await expect(name.getByText('Name')).toHaveClass('bold');
    await expect(card(page)).toContainText('Selfie');
    await expect(button(page, 'Edit Font Style')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(flag('Bold full name')).toBeFocused();
    await press(page, 'Cancel');
  });
  await test.step('Choosing another account asks first', async () => {
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
    await expect(style.getByRole('alert')).toHaveText(FAILED_SAVE);
    await expect(flag('Bold company')).toBeChecked();
    await world.repairs('updateDigicardStyle');
  });
  await test.step('Without a check for a colleague’s change, nothing is sent unless the user wants it', async () => {
    const before = await world.bodies('updateDigicardStyle');
    await world.breaks('getDigicardStyle', { status: 500 });
    await press(style, 'Save');
    await proceed(page);
    await press(question(page, 'Save without checking?'), 'Cancel');
    await expect(style.getByRole('alert')).toHaveText('Internal Server Error');
    await expect(flag('Bold company')).toBeChecked();
    expect(await world.bodies('updateDigicardStyle')).toEqual(before);
    await world.repairs('getDigicardStyle');
  });
  await test.step('It is asked about, sent once and shown', async () => {
    await press(style, 'Save');
    await proceed(page, 'NO');
    await world.holds('updateDigicardStyle');
    await style.getByRole('button', { name: 'Save' }).dblclick();
    await proceed(page);
    for (const each of await page.getByRole('switch').all()) await expect(each).toBeDisabled();
    await world.repairs('updateDigicardStyle');
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
          editedby: ADMINISTRATOR,
        },
      },
    ]);
    await expect(style.getByRole('listitem').nth(1)).toHaveText('Bold companyYes');
    await expect(lines(page).filter({ hasText: 'Company' }).getByText('Company')).toHaveClass('bold');
  });
  await test.step('On a telephone a label is read, moved and edited', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await follow(page, './digicard');
    await expect(rowOf(page, 'Company')).toHaveCount(0);
    await follow(page, addressOf(accounts.first));
    await expect(rowOf(page, 'Company')).toBeVisible();
    await expectNoSidewaysScroll(page);
    await press(page, 'Edit Company');
    await expect(field(page, 'Label')).toBeVisible();
    await expectNoSidewaysScroll(page);
    await imageShown(page.getByRole('dialog'));
  });
});

test('a change of a colleague is not replaced unasked', async ({ page, elsewhere, world, enterAs }) => {
  await enterAs(ADMINISTRATOR, addressOf(accounts.first));
  await enterAs(COLLEAGUE, addressOf(accounts.first), { page: elsewhere });
  await press(page, 'Edit Company');
  await expect(field(page, 'Label')).toHaveValue('Company');
  await field(page, 'Label').fill('Employer');
  await save(page).click();
  await expect(question(page, 'Proceed with the changes?')).toBeVisible();
  await test.step('A colleague moves the label while the question is open', async () => {
    await handle(elsewhere, 'Company').focus();
    await elsewhere.keyboard.press('ArrowUp');
    await elsewhere.keyboard.press('Enter');
    await proceed(elsewhere);
    await toastShown(elsewhere, SAVED);
  });
  await test.step('The conflict is asked about; after saving, the label keeps the colleague’s position', async () => {
    await proceed(page);
    await expect(question(page, 'Someone else changed this')).toContainText('Someone else has changed it');
    await expect(difference(page, 'Position')).toHaveText(['Position', '3', '2', 'not changed']);
    await press(question(page, 'Someone else changed this'), 'Stay');
    await save(page).click();
    await proceed(page);
    await press(question(page, 'Someone else changed this'), 'Save both');
    await proceed(page);
    await toastShown(page, SAVED);
    expect((await world.bodies('updateDigicardLabel')).at(-1)).toMatchObject({
      Value: { label: 'Employer', position: 2, prevPosition: 2 },
    });
  });
  await test.step('Moving a label that a colleague has moved is refused, and the list is updated', async () => {
    await handle(page, 'Employer').focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await proceed(page);
    await toastShown(page, SAVED);
    await handle(elsewhere, 'Company').focus();
    await elsewhere.keyboard.press('ArrowUp');
    await elsewhere.keyboard.press('Enter');
    await proceed(elsewhere);
    await toastShown(elsewhere, 'A colleague has moved this label.', 'warning');
    await expectOrder(elsewhere, [
      'Name',
      'Account No.',
      'Employer',
      'Date of Birth',
      fixtures.inactive,
      fixtures.last,
    ]);
  });
  await test.step('Changes of different parts of the style are both kept, without a question', async () => {
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
    await toastShown(page, STYLE_SAVED);
    expect((await world.bodies('updateDigicardStyle')).at(-1)).toMatchObject({
      Value: { isBoldCompany: true, isVisibleSelfie: expect.any(Boolean) },
    });
  });
});
