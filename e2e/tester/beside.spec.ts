// What the panel owes to whoever works beside it: room for menus, a question before typed words are lost, plain sentences.
import { account, expect, people, test, total } from '../fixtures';
import { choose, expectCurrent, find, open, option, panel, section } from './panel';

test('what opens from a button stays in the room above the panel', async ({ page, enterAs }) => {
  await page.setViewportSize({ width: 1000, height: 800 });
  await enterAs(people.administrator, './dashboard');
  await open(page);
  const edge = (await panel(page).getByRole('heading', { name: 'Tester', exact: true }).boundingBox())?.y ?? 0;
  await account(page).click();
  const last = page.getByRole('menuitem', { name: 'Logout' });
  await expect(last).toBeVisible();
  await last.focus();
  const box = await last.boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual(0);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(edge);
});

test('what was typed is asked about before a scenario or a person takes its place', async ({ page, enterAs }) => {
  await enterAs(people.administrator, './disapprove_remarks');
  await total(page, 15);
  await page.getByRole('button', { name: 'Add Remarks' }).click();
  const remarks = page.getByRole('dialog', { name: 'Add New Remarks' }).getByLabel('Remarks', { exact: true });
  await remarks.fill('Blurred');
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await open(page);
  await test.step('Whoever stays keeps the words and the world', async () => {
    await choose(page, 'slow');
    await question.getByRole('button', { name: 'Stay' }).click();
    await expect(remarks).toHaveValue('Blurred');
    await expectCurrent(page, 'default');
    await open(page, 'Sign in');
    await option(page, /signed in/).click();
    await question.getByRole('button', { name: 'Stay' }).click();
    await expect(remarks).toHaveValue('Blurred');
  });
  await test.step('Whoever leaves is asked once', async () => {
    await open(page, 'Scenario');
    await choose(page, 'slow');
    await question.getByRole('button', { name: 'Leave' }).click();
    await expectCurrent(page, 'slow');
    await expect(remarks).toHaveCount(0);
  });
});

test('the clock says how far it goes', async ({ page }) => {
  await page.goto('./');
  await open(page, 'Clock');
  const wanted = panel(page).getByLabel('Day and hour in Manila');
  for (const moment of ['9999-12-31T00:00', '0001-01-01T00:00']) {
    await wanted.fill(moment);
    await panel(page).getByRole('button', { name: 'Go there' }).click();
    await expect(panel(page).getByText(/^The clock can be moved by 3,650 days at most: from \d/)).toBeVisible();
  }
  await expect(panel(page).getByText(/, as it is now$/)).toBeVisible();
});

test('a fault is chosen in fields that are drawn once, and the tab that has the focus shows its whole ring', async ({
  page,
}) => {
  await page.goto('./');
  await open(page, 'Faults');
  await find(page, 'Break an operation').fill('loginAgora');
  await option(page, /^loginAgora /).click();
  const held = panel(page).getByRole('checkbox', { name: 'Held until it is mended' });
  await expect(held, 'its own box lies behind the one that is drawn').toHaveCSS('opacity', '0');
  await section(page, 'Faults').press('ArrowRight');
  await expect(section(page, 'Journal')).toBeFocused();
  const list = await panel(page).getByRole('tablist').boundingBox();
  const tab = await section(page, 'Journal').boundingBox();
  const below = (list?.y ?? 0) + (list?.height ?? 0) - (tab?.y ?? 0) - (tab?.height ?? 0);
  expect(below, 'room for the ring').toBeGreaterThanOrEqual(3);
});

test('mocks that do not answer are named, and asked again', async ({ page }) => {
  await page.goto('./');
  let isAway = true;
  await page.route('**/control/**', async (route) => {
    // It hangs, as with mocks that are stopped.
    if (!isAway) await route.continue();
  });
  await open(page);
  await expect(panel(page).getByText('The mock backend does not answer.')).toBeVisible();
  await open(page, 'Faults');
  await find(page, 'Break an operation').fill('loginAgora');
  await expect(panel(page).getByText('Nothing is called so')).toHaveCount(0);
  isAway = false;
  await expect(option(page, /^loginAgora /)).toBeVisible();
  await expect(panel(page).getByText('The mock backend does not answer.')).toHaveCount(0);
});
