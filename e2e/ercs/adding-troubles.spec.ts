// Failures while several types are added: some fail, an answer is lost, the user stops or is signed out.
import type { Page } from '@playwright/test';
import { fixtures as accounts } from '../../mocks/areas/accounts/fixtures';
import { ALL_TYPES, NO_TYPES } from '../../mocks/areas/ercs/fixtures';
import { TYPES } from '../../mocks/areas/ercs/seed';
import {
  alert,
  button,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectRow,
  FAILED_SAVE,
  field,
  MAYBE_SAVED,
  people,
  press,
  question,
  SAVE_FAULTS,
  save,
  test,
  toastShown,
  total,
  type World,
} from '../fixtures';
import {
  adding,
  choose,
  expectChosen,
  fill,
  option,
  options,
  row,
  SCREEN,
  saveNew,
  selectAccount,
  selectedAccount,
  types,
} from './parts';

const [A1, A2, POD1, POD2, B1, B2] = TYPES as [string, string, string, string, string, string];
const OPEN = `${SCREEN}?open=new`;
const ADDITION = '**/api/ercs/addition';
const sent = async (world: World) => (await world.bodies('addRcsConfig')).map(({ Value }) => Value.Type);
const progress = (page: Page) => adding(page).getByRole('status').filter({ hasText: 'Saving' });
const notSaved = (...failed: string[]) =>
  `Error inserting RCS Config for: ${failed.join(', ')}. The record(s) may already exist.`;
const savedText = (page: Page) => adding(page).getByText(/^RCS Config inserted successfully for: /);

test.describe('where some types fail', () => {
  test.use({ scenario: 'some-types-fail' });

  test('saved types are reported and not sent again; failed ones stay chosen, with the reason', async ({
    page,
    world,
    enterAs,
  }) => {
    await enterAs(people.administrator, OPEN);
    await fill(page, NO_TYPES.company, [A1, POD2, B1]);
    // The live regions for saved types and for warnings must exist before their text, or screen readers do not read it.
    await expect(adding(page).getByRole('status').filter({ hasText: /^$/ })).toHaveCount(2);
    await saveNew(page);
    await expect(savedText(page)).toHaveText(`RCS Config inserted successfully for: ${A1}`);
    await expect(alert(page)).toContainText(notSaved(POD2, B1));
    await expect(alert(page).getByRole('listitem')).toHaveText([
      `${POD2}: RCS Config already exists.`,
      `${B1}: ${FAILED_SAVE}`,
    ]);
    await expectChosen(page, POD2, B1);
    await expect(field(page, 'Value')).toHaveValue('15');
    await expect(save(page)).toBeFocused();
    await expectAccessible(page);
    await test.step('The list behind it shows the saved types, also those of a colleague', async () => {
      await expectRow(row(page, NO_TYPES.acct, POD2), { 'Posted by': people.marketing });
      await expect(row(page, NO_TYPES.acct, A1)).toBeVisible();
    });
    await test.step('Saved types are not offered again', async () => {
      await types(page).click();
      await expect(options(page)).toHaveCount(TYPES.length - 1);
      await expect(option(page, A1)).toHaveCount(0);
      await expect(option(page, B1)).toHaveText(B1);
      await expect(option(page, POD2)).toHaveText(`${POD2} Already added: 15`);
      await page.keyboard.press('Escape');
    });
    await test.step('For another account it is offered', async () => {
      await selectAccount(page, accounts.withoutBanks.company);
      await expect(selectedAccount(page)).toContainText(accounts.withoutBanks.company);
      // The outcome of the first account does not concern this one.
      await expect(savedText(page)).toHaveCount(0);
      await expect(alert(page)).toHaveCount(0);
      await choose(page, A1);
      await expectChosen(page, A1, POD2, B1);
      await selectAccount(page, NO_TYPES.company);
      await expectChosen(page, POD2, B1);
    });
    await save(page).click();
    await press(question(page, 'Save again?'), 'Save again');
    await expect(savedText(page)).toHaveText(`RCS Config inserted successfully for: ${B1}`);
    await expect(alert(page)).toContainText(notSaved(POD2));
    expect(await sent(world)).toEqual([A1, POD2, B1, POD2, B1]);
    await test.step('On a telephone', async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      await expectNoSidewaysScroll(page);
      await types(page).click();
      await expectNoSidewaysScroll(page);
      await page.keyboard.press('Escape');
    });
    await page.keyboard.press('Escape');
    await press(question(page, 'Leave without saving?'), 'Leave');
    await expect(adding(page)).toBeHidden();
  });
});

test('after a lost answer nothing is sent again unasked; a refusal that concerns all types is reported at its field', async ({
  page,
  world,
  enterAs,
}) => {
  const again = question(page, 'Save again?');
  await enterAs(people.administrator, OPEN);
  await fill(page, NO_TYPES.company, [A1]);
  await world.breaks('addRcsConfig', { lost: true });
  await saveNew(page);
  await expect(alert(page).getByRole('listitem')).toHaveText([`${A1}: ${MAYBE_SAVED}`]);
  await expectChosen(page, A1);
  await world.repairs('addRcsConfig');
  await test.step('It was saved, and the list behind the dialog shows it', async () => {
    await expect(row(page, NO_TYPES.acct, A1)).toBeVisible();
  });
  await test.step('It is sent again only on request', async () => {
    await choose(page, A2);
    await save(page).click();
    await expect(again).toContainText(`${A1}. Check the list before you save again.`);
    await press(again, 'Stay');
    expect(await sent(world)).toEqual([A1]);
    await save(page).click();
    await press(again, 'Save again');
    await expect(savedText(page)).toHaveText(`RCS Config inserted successfully for: ${A2}`);
    await expect(alert(page).getByRole('listitem')).toHaveText([
      `${A1}: RCS Config already exists. It may have been saved. Check the list before you save again.`,
    ]);
    expect(await sent(world)).toEqual([A1, A1, A2]);
  });
  await test.step('Without that type the question is the usual one', async () => {
    await press(adding(page), `Remove ${A1}`);
    await choose(page, POD1);
    await saveNew(page);
    await toastShown(page, `RCS Config inserted successfully for: ${POD1}`, 'success');
  });

  await press(page, 'Add RCS Config');
  await fill(page, NO_TYPES.company, [POD2]);
  for (const [example, reason] of [
    ['badValue', 'Value must be from 1 to 99.'],
    ['noAccount', 'Account does not exist.'],
  ] as const) {
    await world.breaks('addRcsConfig', { example });
    await saveNew(page);
    await expect(alert(page)).toContainText([notSaved(POD2), reason]);
  }
  for (const [at, [fault, reason]] of SAVE_FAULTS.entries()) {
    await world.breaks('addRcsConfig', fault);
    if (at === 0) await saveNew(page);
    else {
      await save(page).click();
      await press(again, 'Save again');
    }
    await expect(alert(page).getByRole('listitem')).toHaveText([`${POD2}: ${reason}`]);
  }
  await world.repairs('addRcsConfig');
  await test.step('The account has all types already', async () => {
    await selectAccount(page, ALL_TYPES.company);
    await types(page).click();
    await expect(options(page)).toHaveText(TYPES.map((type) => new RegExp(`^${type} Already added: (15|30)$`)));
    await page.keyboard.press('Escape');
    await choose(page, A2);
    await saveNew(page);
    await expect(alert(page)).toContainText(notSaved(A2, POD2));
    await expect(alert(page).getByRole('listitem')).toHaveCount(2);
  });
});

test('adding can be stopped in the middle, after a question', async ({ page, world, enterAs }) => {
  const stop = question(page, 'Stop saving?');
  const heldAt = async (type: string, at: number, of = 3) => {
    await expect(progress(page)).toHaveText(`Saving ${at} of ${of}: ${type}`);
  };
  await enterAs(people.administrator, OPEN);
  await total(page, 130);
  await fill(page, NO_TYPES.company, [A1, A2, POD1]);
  await world.holds('addRcsConfig');
  await saveNew(page);
  await heldAt(A1, 1);
  await test.step('While it is asked, nothing more is sent; Go on goes on', async () => {
    await page.keyboard.press('Escape');
    await expect(stop).toContainText('Saved types stay saved.');
    await world.repairs('addRcsConfig');
    await heldAt(A2, 2);
    await expectAccessible(page);
    await heldAt(A2, 2);
    await world.holds('addRcsConfig');
    expect(await sent(world)).toEqual([A1]);
    const next = page.waitForRequest(ADDITION);
    await press(stop, 'Continue');
    expect((await next).postDataJSON()).toMatchObject({ Value: { Type: A2 } });
    await expect(stop).toBeHidden();
    await heldAt(A2, 2);
  });
  await test.step('Stop closes the dialog; a toast says how far it came', async () => {
    await press(adding(page), 'Cancel');
    await press(stop, 'Stop');
    await expect(adding(page)).toBeHidden();
    await world.repairs('addRcsConfig');
    await toastShown(page, `RCS Config inserted successfully for: ${A1}, ${A2}`, 'success');
    await total(page, 132);
    expect(await sent(world)).toEqual([A1, A2]);
  });
  await test.step('Back asks as well', async () => {
    await press(page, 'Add RCS Config');
    await fill(page, NO_TYPES.company, [POD1, POD2]);
    await world.holds('addRcsConfig', { status: 500 });
    await saveNew(page);
    await expect(progress(page)).toBeVisible();
    await page.goBack();
    await press(stop, 'Stop');
    await expect(adding(page)).toBeHidden();
    // The fault also applies to the call that is being held back.
    await world.breaks('addRcsConfig', { status: 500 });
    await toastShown(page, notSaved(POD1), 'danger');
  });
  await test.step('Back while the question is open keeps it open, and nothing is sent', async () => {
    await press(page, 'Add RCS Config');
    await fill(page, NO_TYPES.company, [B1, B2]);
    await world.holds('addRcsConfig');
    await saveNew(page);
    await heldAt(B1, 1, 2);
    await page.keyboard.press('Escape');
    await expect(stop).toBeVisible();
    await world.repairs('addRcsConfig');
    await heldAt(B2, 2, 2);
    await page.goBack();
    await expect(stop).toBeVisible();
    await heldAt(B2, 2, 2);
    await press(stop, 'Stop');
    await expect(adding(page)).toBeHidden();
    await toastShown(page, `RCS Config inserted successfully for: ${B1}`, 'success');
    await total(page, 133);
    expect((await sent(world)).slice(-2)).toEqual([POD1, B1]);
  });
});

test('after signing in again, the form has what was typed, without the types that were saved', async ({
  page,
  world,
  enterAs,
  signIn,
}) => {
  await enterAs(people.administrator, OPEN);
  await fill(page, NO_TYPES.company, [A1, A2, POD1], '7');
  await world.breaks('addRcsConfig', { status: 401 });
  await saveNew(page);
  await expect(button(page, 'Sign in')).toBeVisible();
  expect(await sent(world)).toEqual([A1]);
  await world.repairs('addRcsConfig');
  await signIn();
  await expectChosen(page, A1, A2, POD1);
  await expect(selectedAccount(page)).toHaveText(NO_TYPES.acct);
  await expect(field(page, 'Value')).toHaveValue('7');
  await test.step('Signed out once more, at the second type', async () => {
    await world.holds('addRcsConfig');
    await saveNew(page);
    await expect(progress(page)).toHaveText(`Saving 1 of 3: ${A1}`);
    await page.keyboard.press('Escape');
    const stop = question(page, 'Stop saving?');
    await expect(stop).toBeVisible();
    await world.repairs('addRcsConfig');
    await expect(progress(page)).toHaveText(`Saving 2 of 3: ${A2}`);
    await world.breaks('addRcsConfig', { status: 401 });
    await press(stop, 'Continue');
    await expect(button(page, 'Sign in')).toBeVisible();
    await world.repairs('addRcsConfig');
    await signIn();
    await expectChosen(page, A2, POD1);
    await expect(field(page, 'Value')).toHaveValue('7');
  });
  await saveNew(page);
  await toastShown(page, `RCS Config inserted successfully for: ${A2}, ${POD1}`, 'success');
  await expect(adding(page)).toBeHidden();
  for (const type of [A1, A2, POD1]) await expectRow(row(page, NO_TYPES.acct, type), { Value: '7' });
  expect(await sent(world)).toEqual([A1, A1, A2, A2, POD1]);
});
