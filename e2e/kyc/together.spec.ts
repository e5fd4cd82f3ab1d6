// Two reviewers of one queue: no case is decided twice.
import type { Page } from '@playwright/test';
import { fixtures } from '../../mocks/areas/kyc/fixtures';
import { expect, follow, people, question, test, toast, toastShown, UNREACHABLE } from '../fixtures';
import { APPROVAL, answer, caseAt, DISAPPROVAL, disapproval, heading, review, row } from './desk';

const { first, second, third, fourth, fifth } = fixtures.pending;

const OPEN_BY_PAOLO = 'paolo.garcia has it open';

async function approve(page: Page): Promise<void> {
  await review(page).getByRole('button', { name: 'Approve', exact: true }).click();
  await answer(page, APPROVAL, 'Approve');
}

async function disapprove(page: Page): Promise<void> {
  await review(page).getByRole('button', { name: 'Disapprove', exact: true }).click();
  await disapproval(page).getByRole('checkbox', { name: 'Duplicate registration' }).check({ force: true });
  await disapproval(page).getByRole('button', { name: 'Disapprove', exact: true }).click();
  const confirmation = question(page, DISAPPROVAL);
  await confirmation.getByRole('button', { name: 'Disapprove', exact: true }).click();
}

/** The message about a case that a colleague has decided: the person, the decision, by whom and when. */
const tooLate = (page: Page, { fullName }: { fullName: string }, became: string, by: string) =>
  page
    .locator('.bp6-toast')
    .filter({ hasText: `${fullName} was already ${became} by ${by} at ` })
    .filter({
      hasText: /at \d\d\/\d\d\/\d{4} \d{1,2}:\d\d [AP]M\.$/,
    });

test('two reviewers walk one queue', async ({ page, elsewhere, enterAs, world }) => {
  await test.step('Both have the first one open', async () => {
    await enterAs(people.firstBrandApd, caseAt(first));
    await enterAs(people.expired, caseAt(first), { page: elsewhere });
    for (const reviewer of [page, elsewhere]) await expect(heading(reviewer, first)).toBeVisible();
  });
  await test.step('Jose approves it without an answer; Paolo is faster, and Jose gets a message', async () => {
    for (const operation of ['saveDecision', 'searchRegistrations'] as const)
      await world.breaks(operation, { drop: true });
    await approve(page);
    await expect(review(page).getByRole('alert')).toHaveText(UNREACHABLE);
    for (const operation of ['saveDecision', 'searchRegistrations'] as const) await world.repairs(operation);
    await approve(elsewhere);
    await toastShown(elsewhere, 'Application Successfully Approved!');
    await expect(heading(elsewhere, second)).toBeVisible();
    await toast(elsewhere, 'Successfully').getByRole('button', { name: 'Close' }).click();
    await approve(page);
    await toastShown(page, `was already approved by ${people.expired}`, 'warning');
    await expect(toast(page, 'Successfully')).toHaveCount(0);
    await expect(disapproval(page)).toHaveCount(0);
    expect(await world.asked('saveDecision')).toHaveLength(2);
  });
  await test.step('Jose goes on with the third: Paolo has the second open, and its row says so', async () => {
    await expect(heading(page, third)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(row(page, second).getByRole('img', { name: OPEN_BY_PAOLO })).toBeVisible();
    await expect(row(page, third).getByRole('img')).toHaveCount(0);
  });
  await test.step('He opens the second all the same, and approves it; Paolo gets a message and another case', async () => {
    await row(page, second).click();
    await expect(review(page).getByText(OPEN_BY_PAOLO)).toBeVisible();
    await approve(page);
    await expect(heading(page, third)).toBeVisible();
    await approve(elsewhere);
    await expect(tooLate(elsewhere, second, 'approved', people.firstBrandApd)).toBeVisible();
    await expect(toast(elsewhere, 'Successfully')).toBeHidden();
    await expect(heading(elsewhere, fourth)).toBeVisible();
  });
  await test.step('Paolo disapproves the third; Jose, who is choosing remarks, gets a message and the fifth case', async () => {
    await follow(elsewhere, caseAt(third));
    await expect(heading(elsewhere, third)).toBeVisible();
    await disapprove(elsewhere);
    await expect(heading(elsewhere, fourth)).toBeVisible();
    await disapprove(page);
    await expect(tooLate(page, third, 'disapproved', people.expired)).toBeVisible();
    await expect(heading(page, fifth)).toBeVisible();
    await expect(disapproval(page)).toBeHidden();
  });
  await test.step('Each goes on with their own', async () => {
    await approve(page);
    await toastShown(page, 'Application Successfully Approved!');
    await approve(elsewhere);
    await expect(review(elsewhere).getByText('2 of 132')).toBeVisible();
  });
  await test.step('Every application was decided once, by the first reviewer', async () => {
    await follow(page, './dashboard?tab=history');
    for (const [decided, by, status] of [
      [first, people.expired, 'Approved'],
      [second, people.firstBrandApd, 'Approved'],
      [third, people.expired, 'Disapproved'],
      [fourth, people.expired, 'Approved'],
      [fifth, people.firstBrandApd, 'Approved'],
    ] as const) {
      const shown = page.getByRole('row').filter({ hasText: decided.accountno });
      await expect(shown).toContainText(by);
      await expect(shown).toContainText(status);
    }
    expect(await world.asked('saveDecision')).toHaveLength(8);
  });
});
