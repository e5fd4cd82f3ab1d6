// From the last case of a page to the first of the page after it, which has not come yet.
import type { Page } from '@playwright/test';
import { expect, people, question, rows, test, type World } from '../fixtures';
import { APPROVAL, button, decisions, review } from './desk';

const LIST = 'listPendingRegistrations';
const anybody = (page: Page) => review(page).getByRole('heading', { level: 3 });

/** The last case of the first page; the second page is kept back, and then comes as `fault` says. */
async function openLastOfPage(
  page: Page,
  world: World,
  enter: () => Promise<void>,
  fault: Parameters<World['holds']>[1] = {},
): Promise<string> {
  await world.holds(LIST);
  const asked = page.waitForRequest('**/api/kyc/pending');
  await enter();
  await asked;
  await expect(async () => {
    // Lets go what was kept back before, and keeps back what is asked for from now on.
    await world.holds(LIST, fault);
    await expect(rows(page)).toHaveCount(5, { timeout: 20_000 });
  }).toPass();
  await rows(page).last().click();
  await expect(review(page).getByText('5 of 137')).toBeVisible();
  await expect(button(page, 'Approve')).toBeEnabled();
  return anybody(page).innerText();
}

test('who asks for the next case early gets there, and decides nothing on the way', async ({
  page,
  enterAs,
  world,
}) => {
  const last = await openLastOfPage(page, world, () => enterAs(people.firstBrandApd, './dashboard?rows=5'));
  await test.step('The case that was left is not decided any more', async () => {
    await page.keyboard.press('n');
    await expect(button(page, 'Approve')).toBeDisabled();
    await expect(button(page, 'Next case')).toBeDisabled();
    await page.keyboard.press('a');
    await page.keyboard.press('n');
  });
  await world.mends(LIST);
  await expect(review(page).getByText('6 of 137')).toBeVisible();
  await expect(anybody(page)).not.toHaveText(last);
  await expect(button(page, 'Approve')).toBeEnabled();
  await expect(question(page, APPROVAL)).toBeHidden();
  expect(await decisions(world)).toEqual([]);
});

test('when the page after does not come, the case is there to be decided', async ({ page, enterAs, world }) => {
  const enter = () => enterAs(people.firstBrandApd, './dashboard?rows=5');
  const last = await openLastOfPage(page, world, enter, { drop: true });
  await page.keyboard.press('n');
  await expect(button(page, 'Approve')).toBeDisabled();
  await world.mends(LIST);
  await expect(button(page, 'Approve')).toBeEnabled();
  await expect(button(page, 'Next case')).toBeDisabled();
  await expect(anybody(page)).toHaveText(last);
  await page.keyboard.press('a');
  await expect(question(page, APPROVAL)).toBeVisible();
});
