// The dialog of a label when something is wrong.
import {
  alert,
  expect,
  expectAccessible,
  expectRow,
  field,
  press,
  SAVE_FAULTS,
  save,
  test,
  toastShown,
} from '../fixtures';
import { accounts, addressOf, labelRows, proceed, WHO } from './parts';

const SAVED = 'Digicard label status successfully updated';

test('without the fields of a member a label still has its own', async ({ page, world, enterAs }) => {
  await world.breaks('listDigicardColumns', { status: 500 });
  await enterAs(WHO, addressOf(accounts.first));
  await press(page, 'Edit Date of Birth');
  const offered = () => field(page, 'Field').getByRole('option').allInnerTexts();
  await expect(alert(page)).toHaveText('Internal Server Error');
  await expect(field(page, 'Field')).toHaveValue('birthdate');
  expect(await offered()).toContain('FirstnameLastname');
  expect(await offered()).not.toContain('gender');
  await expectAccessible(page);
  await test.step('Tried again, all are offered, and what was typed is still there', async () => {
    await field(page, 'Label').fill('Birthday');
    await world.mends('listDigicardColumns');
    await press(page.getByRole('dialog'), 'Try again');
    await expect.poll(offered).toContain('gender');
    await expect(alert(page)).toHaveCount(0);
    await expect(field(page, 'Label')).toHaveValue('Birthday');
    await expect(field(page, 'Field')).toHaveValue('birthdate');
  });
});

test('a change that fails keeps what was typed; a position is one of 999', async ({ page, world, enterAs }) => {
  await enterAs(WHO, addressOf(accounts.first));
  await press(page, 'Edit Date of Birth');
  const change = async (position: string) => {
    await field(page, 'Position').fill(position);
    await save(page).click();
  };
  await test.step('Neither before the first nor after the last', async () => {
    await change('0');
    await expect(alert(page)).toHaveText('The first position is 1.');
    await change('1000');
    await expect(alert(page)).toHaveText('The last position is 999.');
    expect(await world.asked('updateDigicardLabel')).toEqual([]);
  });
  for (const [fault, message] of SAVE_FAULTS) {
    await test.step(message, async () => {
      await world.breaks('updateDigicardLabel', fault);
      await field(page, 'Label').fill('Birthday 😀');
      await change('1');
      await proceed(page);
      await expect(alert(page)).toHaveText(message);
      await expect(field(page, 'Label')).toHaveValue('Birthday 😀');
      await expect(field(page, 'Position')).toHaveValue('1');
    });
  }
  await world.mends('updateDigicardLabel');
  const row = labelRows(page).filter({ hasText: 'Birthday' });
  const sent = async () => (await world.bodies('updateDigicardLabel')).at(-1);
  await test.step('The first', async () => {
    await save(page).click();
    await proceed(page);
    await toastShown(page, SAVED, 'success');
    expect(await sent()).toMatchObject({ Value: { label: 'Birthday 😀', position: 1, prevPosition: 4 } });
    await expectRow(row, { Position: '1' });
  });
  await test.step('The last there can be; the server knows which that is', async () => {
    await press(page, 'Edit Birthday 😀');
    await change('999');
    await proceed(page);
    await expectRow(row, { Position: '6' });
    expect(await sent()).toMatchObject({ Value: { position: 999, prevPosition: 1 } });
  });
});
