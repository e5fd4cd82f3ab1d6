// Decisions whose call is under way: sent once, waited for, and without questions about cases that are not open.
import type { Page } from '@playwright/test';
import { fixtures } from '../../../mocks/areas/kyc/fixtures';
import { expect, logout, people, question, test, toast, toastShown } from '../../fixtures';
import {
  APPROVAL,
  additional,
  answer,
  button,
  DISAPPROVAL,
  decisions,
  disapproval,
  heading,
  remark,
  review,
  row,
} from '../desk';

const { pending } = fixtures;
const confirmDisapproval = (page: Page) =>
  question(page, DISAPPROVAL).getByRole('button', { name: 'Disapprove', exact: true });
const NOT_RECORDED =
  'Internal Server Error. The decision was not recorded: looked up again, it stands as Waiting. Please try again.';
const BLURRED_ID = 'Blurred government ID';

test('a question closes with its case, and double clicks send a decision once', async ({ page, enterAs, world }) => {
  await enterAs(people.firstBrandApd, './dashboard');
  const sent = async (count: number, next: { fullName: string }) => {
    await expect(heading(page, next)).toBeVisible();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    expect(await world.asked('saveDecision')).toHaveLength(count);
  };
  await test.step('A question closes with its case', async () => {
    await row(page, pending.first).click();
    await button(page, 'Approve').click();
    await expect(question(page, APPROVAL)).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await page.goForward();
  });
  await test.step('A double click', async () => {
    await world.holds('saveDecision');
    await button(page, 'Approve').click();
    await question(page, APPROVAL).getByRole('button', { name: 'Approve', exact: true }).dblclick();
    await expect(button(page, 'Disapprove')).toBeDisabled();
    await world.repairs('saveDecision');
    await sent(1, pending.second);
  });
  await test.step('Enter, twice', async () => {
    await world.holds('saveDecision');
    await button(page, 'Approve').click();
    await expect(question(page, APPROVAL).getByRole('button', { name: 'Approve', exact: true })).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await world.repairs('saveDecision');
    await sent(2, pending.third);
  });
  await test.step('Ctrl+Enter, twice', async () => {
    await world.holds('saveDecision');
    await button(page, 'Disapprove').click();
    await remark(page, BLURRED_ID).check({ force: true });
    await additional(page).press('Control+Enter');
    await expect(confirmDisapproval(page)).toBeFocused();
    await page.keyboard.press('Control+Enter');
    await expect(confirmDisapproval(page)).toHaveAttribute('aria-disabled', 'true');
    await page.keyboard.press('Control+Enter');
    await world.repairs('saveDecision');
    await sent(3, pending.fourth);
  });
  await test.step('A double click on Disapprove goes no further than to the confirmation', async () => {
    await button(page, 'Disapprove').click();
    await remark(page, BLURRED_ID).check({ force: true });
    const goOn = disapproval(page).getByRole('button', { name: 'Disapprove', exact: true });
    const before = await goOn.boundingBox();
    await goOn.dblclick();
    await expect(confirmDisapproval(page)).toBeFocused();
    const now = await confirmDisapproval(page).boundingBox();
    expect((now?.x ?? 0) + (now?.width ?? 0), 'the other button is elsewhere').toBeLessThan(before?.x ?? 0);
    await expect(confirmDisapproval(page)).not.toHaveAttribute('aria-disabled', 'true');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(disapproval(page)).toBeHidden();
    expect(await decisions(world)).toHaveLength(3);
  });
  await test.step('Signing out closes an open question', async () => {
    await button(page, 'Approve').click();
    await expect(question(page, APPROVAL)).toBeVisible();
    const other = await page.context().newPage();
    await other.goto('./dashboard');
    await logout(other);
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    expect(await decisions(world)).toHaveLength(3);
  });
});

test('the console waits for a decision that is under way, wherever the reviewer goes meanwhile', async ({
  page,
  enterAs,
  world,
}) => {
  const { first, second, third, fourth } = pending;
  await enterAs(people.firstBrandApd, './dashboard');
  await test.step('The dialog cannot be closed before the server has answered', async () => {
    await world.holds('saveDecision');
    await row(page, first).click();
    await button(page, 'Approve').click();
    await answer(page, APPROVAL, 'Approve');
    await expect(button(page, 'Next case')).toBeDisabled();
    await expect(review(page).locator('.bp6-dialog-footer').getByRole('button', { name: 'Close' })).toBeDisabled();
    await page.keyboard.press('Escape');
    await review(page).getByRole('button', { name: 'Close' }).first().click();
    await expect(heading(page, first)).toBeVisible();
    await world.repairs('saveDecision');
    await toastShown(page, 'Application Successfully Approved!');
    await expect(heading(page, second)).toBeVisible();
  });
  await test.step('Another case that is opened meanwhile stays open', async () => {
    await expect(toast(page, 'Application Successfully Approved!')).toHaveCount(0);
    await world.holds('saveDecision');
    await button(page, 'Approve').click();
    await answer(page, APPROVAL, 'Approve');
    await expect(button(page, 'Disapprove')).toBeDisabled();
    await page.goBack();
    await expect(review(page)).toBeHidden();
    await row(page, fourth).click();
    await world.repairs('saveDecision');
    await toastShown(page, 'Application Successfully Approved!');
    await expect(heading(page, fourth)).toBeVisible();
  });
  await test.step('The same case opened again waits for its decision, and is followed by the next one', async () => {
    await world.holds('saveDecision');
    await button(page, 'Approve').click();
    await answer(page, APPROVAL, 'Approve');
    await expect(button(page, 'Disapprove')).toBeDisabled();
    await page.goBack();
    await row(page, fourth).click();
    await expect(heading(page, fourth)).toBeVisible();
    await expect(button(page, 'Disapprove')).toBeDisabled();
    await world.repairs('saveDecision');
    await expect(heading(page, fourth)).toBeHidden();
    await expect(button(page, 'Disapprove')).toBeEnabled();
    expect(await decisions(world)).toHaveLength(3);
  });
  await test.step('A failure is then reported with the name', async () => {
    const name = await review(page).getByRole('heading', { level: 3 }).innerText();
    await world.holds('saveDecision', { status: 500 });
    await button(page, 'Approve').click();
    await answer(page, APPROVAL, 'Approve');
    await expect(button(page, 'Disapprove')).toBeDisabled();
    await page.goBack();
    await expect(review(page)).toBeHidden();
    await world.breaks('saveDecision', { status: 500 });
    await toastShown(page, `${name}: ${NOT_RECORDED}`);
  });
  await test.step('If the case is opened again before that, the failure is reported in the case', async () => {
    await world.holds('saveDecision', { status: 500 });
    await row(page, third).click();
    await button(page, 'Approve').click();
    await answer(page, APPROVAL, 'Approve');
    await expect(button(page, 'Disapprove')).toBeDisabled();
    await page.goBack();
    await row(page, third).click();
    await expect(button(page, 'Disapprove')).toBeDisabled();
    await world.breaks('saveDecision', { status: 500 });
    await expect(review(page).getByRole('alert')).toHaveText(NOT_RECORDED);
    await expect(button(page, 'Approve')).toBeEnabled();
  });
});
