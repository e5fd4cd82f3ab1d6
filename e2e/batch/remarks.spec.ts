// Switching many remarks at once by keyboard: chosen on several pages, stopped in the middle, without losing a
// colleague's change.
import { expect, field, find, people, press, question, rows, save, test, toastShown, total } from '../fixtures';
import { bar, chooseActive, close, expectChosen, expectSummary, outcomes, run, startBatch } from './parts';

const ADDRESS = './disapprove_remarks';

test('chosen by keyboard on several pages, stopped in the middle, and continued with the rest', async ({
  page,
  world,
  enterAs,
}) => {
  await enterAs(people.administrator, `${ADDRESS}?rows=5`);
  await total(page, 15);
  const { keyboard } = page;
  await test.step('One is chosen, then those below it; moving back unselects them', async () => {
    await expect(rows(page).first()).toBeFocused();
    await keyboard.press('x');
    await expectChosen(page, '1 chosen');
    await keyboard.press('Shift+ArrowDown');
    await keyboard.press('Shift+ArrowDown');
    await expectChosen(page, '3 chosen');
    await keyboard.press('Shift+ArrowUp');
    await expectChosen(page, '2 chosen');
    await expect(rows(page).nth(1)).toBeFocused();
  });
  await test.step('They stay chosen on another page, in another order and when a search hides them; Escape unselects all', async () => {
    await keyboard.press(']');
    await expect(page.getByText('Page 2 of 3')).toBeVisible();
    await keyboard.press('j');
    await keyboard.press('x');
    await expectChosen(page, '3 chosen');
    await press(page.getByRole('columnheader', { name: 'Remarks' }), 'Remarks');
    await expectChosen(page, '3 chosen');
    await find(page).fill('no remark says so');
    await expectChosen(page, '3 chosen, 3 of them not in what is found');
    await find(page).fill('');
    await rows(page).first().focus();
    await keyboard.press('Escape');
    await expect(bar(page)).toBeHidden();
  });
  await test.step('All that the filter finds', async () => {
    await page.getByRole('checkbox', { name: 'Choose all on this page' }).check();
    await expectChosen(page, '5 chosen');
    await press(bar(page), 'Choose all 15');
    await expectChosen(page, '15 chosen');
    await keyboard.press('Escape');
    await rows(page).first().focus();
    await keyboard.press('Shift+X');
    await expectChosen(page, '15 chosen');
  });
  await world.holds('updateRemark');
  await press(bar(page), 'Disable');
  const confirmation = page.getByRole('alertdialog');
  const title = ((await confirmation.getByRole('heading').innerText()) ?? '').replace('?', '');
  const count = Number(/\d+/.exec(title)?.[0]);
  await expect(confirmation).toContainText('No reviewer can disapprove with them any more.');
  await press(confirmation, 'Disable');
  await world.isHeld('updateRemark');
  await test.step('Leaving asks first, and Stop waits for the call under way', async () => {
    await keyboard.press('Escape');
    await press(question(page, 'Leave while it is under way?'), 'Stay');
    await press(run(page, title), 'Stop');
    await world.mends('updateRemark');
    await expectSummary(page, `It was stopped. 1 done, ${count - 1} not sent.`);
    expect(await world.asked('updateRemark')).toHaveLength(1);
  });
  await press(run(page, title), `Go on (${count - 1})`);
  await expectSummary(page, `All ${count} are done.`);
  expect(await world.asked('updateRemark')).toHaveLength(count);
  await close(page);
  await toastShown(page, `${count} remarks are disabled.`);
  await expect(rows(page).filter({ hasText: 'Active' })).toHaveCount(0);
  await test.step('Undo restores all of them', async () => {
    await keyboard.press('Control+z');
    await toastShown(page, `${count} remarks are as before.`);
    await expect(rows(page).filter({ hasText: 'Active' })).not.toHaveCount(0);
    expect(await world.asked('updateRemark')).toHaveLength(2 * count);
  });
});

test('remarks that a colleague has changed or deleted fail alone, and are read again for the next try', async ({
  page,
  elsewhere,
  world,
  enterAs,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enterAs(people.administrator, ADDRESS);
  await total(page, 15);
  const names = await chooseActive(page, 3);
  await test.step('The button that closes the bar is in its first line', async () => {
    const [messageBox, cross] = await Promise.all([
      bar(page).getByRole('status').boundingBox(),
      bar(page).getByRole('button', { name: 'Choose none' }).boundingBox(),
    ]);
    expect(Math.abs((messageBox?.y ?? 0) - (cross?.y ?? 99))).toBeLessThan(12);
    expect(cross?.x).toBeGreaterThan(300);
  });
  await test.step('A colleague changes the words of one of them', async () => {
    await enterAs(people.otherAdministrator, ADDRESS, { page: elsewhere });
    await rows(elsewhere)
      .filter({ hasText: names[1] ?? '' })
      .click();
    await field(elsewhere, 'Special Instructions').fill('=1+1 🥭 <script>');
    await save(elsewhere).click();
    await toastShown(elsewhere, 'Remarks Successfully Updated');
  });
  await startBatch(page, 'Disable', 'Disable 3 remarks');
  await expectSummary(page, '2 done, 1 failed.');
  await expect(outcomes(page).first()).toContainText(
    `${people.otherAdministrator} has changed it since you last saw it.`,
  );
  await press(run(page, 'Disable 3 remarks'), 'Again (1)');
  await expectSummary(page, 'All 3 are done.');
  expect((await world.bodies('updateRemark')).at(-1)).toMatchObject({
    Value: { remarks: names[1], special_instructions: '=1+1 🥭 <script>', status: 'D' },
  });
  await close(page);
  await expect(bar(page)).toBeHidden();
});

test('after leaving, no other batch starts until the call that was under way has ended', async ({
  page,
  world,
  enterAs,
}) => {
  await enterAs(people.administrator, ADDRESS);
  await total(page, 15);
  const names = await chooseActive(page, 2);
  await world.holds('updateRemark');
  await startBatch(page, 'Disable', 'Disable 2 remarks');
  await world.isHeld('updateRemark');
  await page.keyboard.press('Escape');
  await press(question(page, 'Leave while it is under way?'), 'Leave');
  await expectChosen(page, '2 chosen');
  const disable = bar(page).getByRole('button', { name: 'Disable' });
  await expect(disable).toHaveAccessibleDescription('The one that is under way is finished first.');
  await disable.click({ force: true });
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await world.mends('updateRemark');
  await toastShown(page, '1 remark is disabled.');
  await expectChosen(page, '1 chosen');
  await startBatch(page, 'Disable', 'Disable 1 remark');
  await expectSummary(page, 'It is done.');
  expect((await world.bodies('updateRemark')).map(({ Value }) => Value.remarks)).toEqual(names);
});
