import { expect, people, save, test, toastShown } from '../fixtures';

test('a message is in the middle of the screen, beside the menu, and of a telephone', async ({ page, enterAs }) => {
  // Measured when it appears, because it disappears after three seconds.
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const shown = document.querySelector('.bp6-toast')?.getBoundingClientRect();
      if (shown) Object.assign(window, { middleOfToast: shown.left + shown.width / 2 });
    }).observe(document, { childList: true, subtree: true });
  });
  await enterAs(people.administrator, './disapprove_remarks');
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('./disapprove_remarks?open=1');
    await save(page).click();
    await toastShown(page, 'Remarks Successfully Updated');
    const middle = await page.evaluate(() => (window as unknown as { middleOfToast: number }).middleOfToast);
    const main = await page.getByRole('main').boundingBox();
    expect(Math.abs(middle - (main?.x ?? 0) - (main?.width ?? 0) / 2), `${width} px wide`).toBeLessThan(12);
  }
});
