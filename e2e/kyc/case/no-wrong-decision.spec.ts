// How the console prevents wrong decisions, and makes right ones quick.
import type { Page } from '@playwright/test';
import { fixtures } from '../../../mocks/areas/kyc/fixtures';
import { expect, follow, people, question, test, toastShown } from '../../fixtures';
import { APPROVAL, answer, button, caseAt, decisions, heading, review } from '../desk';

const { pending } = fixtures;

const risks = (page: Page) => review(page).getByRole('list', { name: 'Notes' }).getByRole('listitem');

test('risks are shown in the case and in the question, where only a separate key approves in spite of a serious one', async ({
  page,
  enterAs,
  world,
}) => {
  const confirmation = question(page, APPROVAL);
  await test.step('A terminated member whose data all match', async () => {
    await enterAs(people.firstBrandApd, caseAt(pending.terminated));
    await expect(risks(page).filter({ hasText: 'Member status: Terminated' })).toBeVisible();
    await expect(button(page, 'Approve')).toBeEnabled();
    await page.keyboard.press('a');
    await expect(confirmation.getByRole('listitem').getByText('Member status: Terminated')).toBeVisible();
    await expect(confirmation.getByRole('button', { name: 'Return', exact: true })).toBeFocused();
    await page.keyboard.press('Shift+A');
    await toastShown(page, `Application Successfully Approved! ${pending.terminated.fullName}`);
    expect(await decisions(world)).toHaveLength(1);
  });
  await test.step('An unknown code is explained, because its letter alone would not be understood', async () => {
    await follow(page, caseAt(pending.unknownMemberStatus));
    await expect(heading(page, pending.unknownMemberStatus)).toBeVisible();
    await expect(button(page, 'Approve')).toBeEnabled();
    await page.keyboard.press('a');
    await expect(confirmation).toContainText('Member status: X (unknown code)');
    await expect(confirmation).toContainText('an unknown status code');
    await answer(page, APPROVAL, 'Return');
  });
  for (const [registration, risk] of [
    [pending.thirdAttempt, '3 attempts'],
    [pending.differsInSeveral, '4 fields differ'],
    [pending.noSelfie, 'No selfie'],
    [pending.noCard, 'No card number'],
  ] as const) {
    await test.step(risk, async () => {
      await follow(page, caseAt(registration));
      if (registration === pending.noCard) await page.getByRole('button', { name: 'Continue...' }).click();
      await expect(risks(page).filter({ hasText: risk })).toBeVisible();
    });
  }
});
