// Details of the tester's panel: clear messages, and fields as in the rest of the console.
import { expect, test } from '../fixtures';
import { find, open, option, panel } from './panel';

test('reports mocks that do not answer; the clock names its limits; a fault is chosen in ordinary fields', async ({
  page,
}) => {
  await page.goto('./');
  let isAway = true;
  await page.route('**/control/**', async (route) => {
    // The call hangs, as with mocks that are stopped.
    if (!isAway) await route.continue();
  });
  await open(page);
  await expect(panel(page).getByText('The mock backend does not answer.')).toBeVisible();
  await open(page, 'Faults');
  await find(page, 'Break an operation').fill('loginAgora');
  await expect(panel(page).getByText('No matches')).toHaveCount(0);
  isAway = false;
  await expect(option(page, /^loginAgora /)).toBeVisible();
  await expect(panel(page).getByText('The mock backend does not answer.')).toHaveCount(0);
  await test.step('The clock names its limits', async () => {
    await open(page, 'Clock');
    const wanted = panel(page).getByLabel('Date and time in Manila');
    for (const moment of ['9999-12-31T00:00', '0001-01-01T00:00']) {
      await wanted.fill(moment);
      await panel(page).getByRole('button', { name: 'Go there' }).click();
      await expect(panel(page).getByText(/^The clock can move by at most 3,650 days: from \d/)).toBeVisible();
    }
    await expect(panel(page).getByText(/, current time$/)).toBeVisible();
  });
});
