// Switching many remarks at once without losing a colleague's change.
import { expect, field, people, press, rows, save, test, toastShown, total } from '../fixtures';
import { bar, chooseActive, close, expectSummary, outcomes, run, startBatch } from './parts';

const ADDRESS = './disapprove_remarks';

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
      bar(page).getByRole('button', { name: 'Clear selection' }).boundingBox(),
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
  await press(run(page, 'Disable 3 remarks'), 'Retry (1)');
  await expectSummary(page, 'All 3 done.');
  expect((await world.bodies('updateRemark')).at(-1)).toMatchObject({
    Value: { remarks: names[1], special_instructions: '=1+1 🥭 <script>', status: 'D' },
  });
  await close(page);
  await expect(bar(page)).toBeHidden();
});
