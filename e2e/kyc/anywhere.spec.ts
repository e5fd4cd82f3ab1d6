// A case: opened by its address, with a screen reader, and with unusual texts in names.
import type { Page } from '@playwright/test';
import { fixtures } from '../../mocks/areas/kyc/fixtures';
import { expect, expectAccessible, expectNoSidewaysScroll, follow, people, test, toast, toastShown } from '../fixtures';
import { button, cancelApproval, caseAt, disapproval, heading, review, row, view } from './desk';

const { pending, decided } = fixtures;
const NOWHERE = 'This application was not found.';

const position = (page: Page, place: string) => review(page).getByText(place, { exact: true });

test('a case has an address, which reload, back and a shared link understand', async ({ page, enterAs }) => {
  await test.step('A link into the middle of the list leads there, after signing in', async () => {
    await enterAs(people.firstBrandApd, `./dashboard?page=2&open=${pending.noSelfie.incrementalId}`);
    await expect(heading(page, pending.noSelfie)).toBeVisible();
    await expect(position(page, '12 of 137')).toBeVisible();
  });
  await test.step('Reload shows the same', async () => {
    await review(page).getByRole('button', { name: 'Next case' }).click();
    await expect(heading(page, pending.noId)).toBeVisible();
    await page.reload();
    await expect(heading(page, pending.noId)).toBeVisible();
    await expect(position(page, '13 of 137')).toBeVisible();
  });
  await test.step('Stepping beyond the end of a page turns the page of the list', async () => {
    await follow(page, caseAt(pending.differsInBirthdate));
    await expect(position(page, '8 of 137')).toBeVisible();
    await review(page).getByRole('button', { name: 'Next case' }).click();
    await expect(position(page, '9 of 137')).toBeVisible();
    await follow(page, `./dashboard?page=2&rows=5&open=${pending.matching.incrementalId}`);
    await expect(position(page, '6 of 137')).toBeVisible();
    await review(page).getByRole('button', { name: 'Previous case' }).click();
    await expect(heading(page, pending.fifth)).toBeVisible();
    await expect(position(page, '5 of 137')).toBeVisible();
    await review(page).getByText('Close', { exact: true }).click();
    await expect(page.getByText('Page 1 of 28')).toBeVisible();
  });
  await test.step('After several cases opened from the list, one Back closes the case', async () => {
    await page.getByRole('row').filter({ hasText: pending.first.counter }).click();
    await expect(heading(page, pending.first)).toBeVisible();
    await review(page).getByRole('button', { name: 'Next case' }).click();
    await expect(heading(page, pending.second)).toBeVisible();
    await page.goBack();
    await expect(review(page)).toBeHidden();
    await expect(page.getByText('Total 137 items')).toBeVisible();
    await page.goForward();
    await expect(heading(page, pending.second)).toBeVisible();
  });
  await test.step('A link to a case that is not in the list opens it alone', async () => {
    await page.goto(`${caseAt(pending.script)}#text=nobody`);
    await expect(heading(page, pending.script)).toBeVisible();
    await expect(review(page).getByRole('button', { name: 'Next case' })).toBeDisabled();
  });
  await test.step('A link to one that was decided meanwhile says so', async () => {
    await follow(page, caseAt(decided.approvedToday));
    for (const name of ['Disapprove', 'Approve']) {
      const button = review(page).getByRole('button', { name, exact: true });
      await expect(button).toBeDisabled();
      await expect(button).toHaveAccessibleDescription('This application is already approved.');
    }
  });
  await test.step('An address that names nothing says so', async () => {
    await follow(page, './dashboard?open=KYC209999999');
    await toastShown(page, NOWHERE);
    await expect(page).not.toHaveURL(/open=/);
    await expect(page.getByText('Total 137 items')).toBeVisible();
  });
});

test('a case that can be shown stays open when looking it up fails', async ({ page, world, enterAs }) => {
  const { first, second } = pending;
  const answered = () => page.waitForResponse('**/api/kyc/search');
  const isStillOpen = async (fullName: string) => {
    await expect(heading(page, { fullName })).toBeVisible();
    await cancelApproval(page, { fullName });
    await expect(toast(page, 'Internal Server Error')).toHaveCount(0);
  };
  await page.clock.install();
  await test.step('The list brings the case before the search has failed', async () => {
    await world.holds('listPendingRegistrations');
    await world.holds('searchRegistrations', { status: 500 });
    await enterAs(people.firstBrandApd, caseAt(second));
    await world.isHeld('searchRegistrations');
    await world.repairs('listPendingRegistrations');
    await expect(heading(page, second)).toBeVisible();
    const failed = answered();
    await world.breaks('searchRegistrations', { status: 500 });
    expect((await failed).status()).toBe(500);
    await isStillOpen(second.fullName);
  });
  await test.step('Its row opens it again', async () => {
    await page.keyboard.press('Escape');
    await expect(review(page)).toBeHidden();
    await row(page, second).click();
    await isStillOpen(second.fullName);
  });
  await test.step('A case that is not in the list stays when it cannot be reloaded', async () => {
    await world.repairs('searchRegistrations');
    await follow(page, `${caseAt(first)}#text=nobody`);
    await expect(heading(page, first)).toBeVisible();
    await world.breaks('searchRegistrations', { status: 500 });
    await page.clock.fastForward('06:00');
    const failed = answered();
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    expect((await failed).status()).toBe(500);
    await isStillOpen(first.fullName);
  });
  await test.step('Where there is nothing to show, it says why', async () => {
    await follow(page, caseAt(decided.approvedToday));
    await toastShown(page, 'Internal Server Error');
    await expect(page).not.toHaveURL(/open=/);
  });
});

test('unusual texts are shown as plain text, and a case is accessible', async ({ page, enterAs }) => {
  test.slow();
  let alerts = 0;
  page.on('dialog', (dialog) => {
    alerts += 1;
    void dialog.dismiss();
  });
  await enterAs(people.firstBrandApd, caseAt(pending.formula));
  await expect(heading(page, pending.formula)).toContainText('@x');
  await expect(heading(page, pending.formula)).toContainText('=1+1');
  await follow(page, caseAt(pending.emoji));
  await expect(heading(page, pending.emoji)).toContainText('JOY 😀');
  await expect(view(page, 'Government ID')).toBeVisible();
  await follow(page, caseAt(pending.script));
  await expect(review(page).getByRole('definition').filter({ hasText: '<script>alert(1)</script>' })).toBeVisible();
  expect(alerts).toBe(0);
  await test.step('However long it is', async () => {
    await follow(page, caseAt(pending.longName));
    await expect(heading(page, pending.longName)).toBeVisible();
    await expectNoSidewaysScroll(page);
    for (const name of ['Disapprove', 'Approve']) await expect(button(page, name)).toBeInViewport({ ratio: 1 });
  });
  await test.step('A case and its disapproval are accessible', async () => {
    await follow(page, caseAt(pending.differsInSeveral));
    await expect(review(page).getByRole('cell', { name: 'Differs' })).toHaveCount(4);
    await expect(view(page, 'Government ID')).toBeVisible();
    await button(page, 'View Member Profile').click();
    await expectAccessible(page);
    await button(page, 'Disapprove').click();
    await expect(disapproval(page).getByText('Suggested').first()).toBeVisible();
    await disapproval(page).getByRole('button', { name: 'Disapprove', exact: true }).click();
    await expect(disapproval(page).getByText('Required!')).toBeVisible();
    await expectAccessible(page);
  });
});
