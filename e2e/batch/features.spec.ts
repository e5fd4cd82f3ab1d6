// Switching many features of an account at once: some fail, the others go on, and 'Again' repeats those that are left.
import { SEVERAL } from '../../mocks/areas/features/fixtures';
import { expect, expectAccessible, people, press, question, rows, test, toastShown } from '../fixtures';
import { bar, box, close, expectChosen, expectSummary, outcomes, run, startBatch } from './parts';

const { acct, company } = SEVERAL.account;
const ADDRESS = `./disable-features?account=${acct}`;

test('only those that failed are tried again, a change of a colleague is reported, and one Undo takes all back', async ({
  page,
  elsewhere,
  world,
  enterAs,
}) => {
  await enterAs(people.secondBrandApd, ADDRESS, { application: 'ALAGA MD' });
  await expect(page.getByText('3 of 23 features are disabled')).toBeVisible();
  const names = await rows(page).locator('td:first-child').allInnerTexts();
  const wanted = names.slice(1, 6);
  await test.step('Rows are chosen by their boxes, and by Shift all from there to here: none of them opens', async () => {
    await box(page, wanted[0] ?? '').click();
    await rows(page)
      .nth(5)
      .getByRole('cell')
      .last()
      .click({ modifiers: ['Shift'] });
    await expectChosen(page, '5 selected');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('checkbox', { name: 'Select all on this page' })).toBeChecked({ indeterminate: true });
    await expectAccessible(page);
  });
  await test.step('Nothing is sent for those that are disabled already, and the question says so', async () => {
    await press(bar(page), 'Disable');
    const confirmation = question(page, 'Disable 3 features?');
    await expect(confirmation.locator('p')).toHaveText([
      `'${wanted[2]}', '${wanted[3]}' and '${wanted[4]}'.`,
      `The members of ${company} will not be able to use them.`,
      '2 of the 5 selected are already disabled.',
    ]);
    await expect(confirmation.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(confirmation).toBeHidden();
    expect(await world.asked('disableCorporateFeature')).toEqual([]);
  });
  await test.step('A colleague disables one of them meanwhile', async () => {
    await enterAs(people.administrator, ADDRESS, { page: elsewhere });
    await rows(elsewhere)
      .filter({ hasText: wanted[4] ?? '' })
      .click();
    await press(elsewhere.getByRole('dialog'), 'Disable');
    await press(question(elsewhere, /^Disable .+ for .+\?$/), 'Disable');
    await toastShown(elsewhere, 'Feature status successfully updated');
  });
  await world.breaks('disableCorporateFeature', { drop: true });
  await startBatch(page, 'Disable', 'Disable 3 features');
  await test.step('Without an answer, each is reported as possibly done', async () => {
    await expectSummary(page, '0 done, 3 failed.');
    await expect(outcomes(page).first()).toContainText('It may have been done. Retrying checks this first.');
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectAccessible(page);
    await page.setViewportSize({ width: 1440, height: 900 });
  });
  await world.repairs('disableCorporateFeature');
  await press(run(page, 'Disable 3 features'), 'Retry (3)');
  // The one that the colleague has disabled meanwhile is found to be disabled, and not sent.
  await expectSummary(page, 'All 3 done.');
  expect((await world.bodies('disableCorporateFeature')).slice(-2)).toHaveLength(2);
  const before = (await world.asked('listCorporateFeatures')).length;
  await close(page);
  await test.step('The list is reloaded once; changed rows are marked, and no longer chosen', async () => {
    await expect(page.getByText('6 of 23 features are disabled')).toBeVisible();
    expect((await world.asked('listCorporateFeatures')).length - before).toBe(1);
    await expect(rows(page).filter({ hasText: wanted[2] ?? '' })).toHaveClass(/just-saved/);
    await expect(rows(page).filter({ hasText: wanted[3] ?? '' })).toHaveClass(/just-saved/);
    await expectChosen(page, '2 selected');
  });
  await test.step('One Undo reverts the changes of this run, and none of the colleague', async () => {
    await toastShown(page, '2 features are disabled.');
    await page.keyboard.press('Control+z');
    await toastShown(page, 'Undone: 2 features.');
    await expect(page.getByText('4 of 23 features are disabled')).toBeVisible();
  });
});
