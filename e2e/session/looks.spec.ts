import { expect, ONLY_CONSOLE, people, save, test, toastShown } from '../fixtures';
import { watchUnstyledElements } from '../helpers/unstyledElements';

test(
  'an element whose styles the build leaves out is noticed, however it is added',
  ONLY_CONSOLE,
  async ({ elsewhere, enterAs }) => {
    const looks = await watchUnstyledElements(elsewhere.context());
    await enterAs(people.administrator, './users', { page: elsewhere });
    expect([...looks]).toEqual([]);
    await elsewhere.evaluate(() => {
      const added = document.createElement('div');
      added.innerHTML =
        '<p><b class="bp6-tag bp6-interactive"></b></p><p class="bp6-button-group"><b class="bp6-popover-target"></b></p>';
      document.body.append(added);
      document.querySelector('main')?.classList.add('bp6-outlined');
    });
    await expect
      .poll(() => [...looks].toSorted())
      .toEqual(['.bp6-button-group .bp6-popover-target', '.bp6-outlined', '.bp6-tag.bp6-interactive']);
  },
);

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
