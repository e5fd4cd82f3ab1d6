// Going from the last case of a page to the first one of the next page, which has not loaded yet.
import type { Page } from '@playwright/test';
import { expect, people, question, rows, test, type World } from '../../fixtures';
import { APPROVAL, answer, button, decisions, review } from '../desk';

const LIST = 'listPendingRegistrations';
const anybody = (page: Page) => review(page).getByRole('heading', { level: 3 });

/** Opens the last case of the first page, and holds back the second page, which then answers with `fault`. */
async function openLastOfPage(
  page: Page,
  world: World,
  enter: () => Promise<void>,
  fault: Parameters<World['holds']>[1] = {},
): Promise<string> {
  await world.holds(LIST);
  await enter();
  // Releases the first page, which is held back now, and holds back later calls.
  await world.isHeld(LIST);
  await world.holds(LIST, fault);
  await expect(rows(page)).toHaveCount(5);
  await world.isHeld(LIST);
  await rows(page).last().click();
  await expect(review(page).getByText('5 of 137')).toBeVisible();
  await expect(button(page, 'Approve')).toBeEnabled();
  return anybody(page).innerText();
}

test('the next case can be requested before its page has loaded', async ({ page, enterAs, world }) => {
  await test.step('When the page fails to load, the present case can be decided', async () => {
    const enter = () => enterAs(people.firstBrandApd, './dashboard?rows=5');
    const last = await openLastOfPage(page, world, enter, { drop: true });
    await page.keyboard.press('n');
    await expect(button(page, 'Approve')).toBeDisabled();
    // The fault also applies to the call that is being held back.
    await world.breaks(LIST, { drop: true });
    await expect(button(page, 'Approve')).toBeEnabled();
    await expect(button(page, 'Next case')).toBeDisabled();
    await expect(anybody(page)).toHaveText(last);
    await page.keyboard.press('a');
    await expect(question(page, APPROVAL)).toBeVisible();
    await answer(page, APPROVAL, 'Return');
    await expect(question(page, APPROVAL)).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(review(page)).toBeHidden();
  });
  await test.step('The next case that was requested early opens, and no case is decided meanwhile', async () => {
    const last = await openLastOfPage(page, world, async () => void (await page.reload()));
    await page.keyboard.press('n');
    // The case that was left must not be decided any more.
    await expect(button(page, 'Approve')).toBeDisabled();
    await expect(button(page, 'Next case')).toBeDisabled();
    await page.keyboard.press('a');
    await page.keyboard.press('n');
    await world.repairs(LIST);
    await expect(review(page).getByText('6 of 137')).toBeVisible();
    await expect(anybody(page)).not.toHaveText(last);
    await expect(button(page, 'Approve')).toBeEnabled();
    await expect(question(page, APPROVAL)).toBeHidden();
    expect(await decisions(world)).toEqual([]);
  });
  await test.step('A page that comes while the decision is being made has the next case', async () => {
    const last = await openLastOfPage(page, world, async () => void (await page.goto('./dashboard?rows=5')));
    await world.holds('saveDecision');
    await page.keyboard.press('a');
    await answer(page, APPROVAL, 'Approve');
    const came = page.waitForResponse('**/api/kyc/pending');
    await world.repairs(LIST);
    await came;
    await world.repairs('saveDecision');
    await expect(review(page).getByText('5 of 136')).toBeVisible();
    await expect(anybody(page)).not.toHaveText(last);
  });
});
