// How the console prevents wrong decisions, and makes right ones quick.
import type { Page } from '@playwright/test';
import { fixtures } from '../../../mocks/areas/kyc/fixtures';
import { seedRemarks } from '../../../mocks/areas/remarks/seed';
import { expect, follow, people, question, test, toastShown } from '../../fixtures';
import { APPROVAL, answer, button, caseAt, DISAPPROVAL, decisions, disapproval, heading, review, view } from '../desk';

const { pending } = fixtures;

const risks = (page: Page) => review(page).getByRole('list', { name: 'To be noted' }).getByRole('listitem');

test('risks, and the text of a disapproval, are shown in the case and in the question', async ({ page, enterAs }) => {
  await test.step('A terminated member whose data all match', async () => {
    await enterAs(people.firstBrandApd, caseAt(pending.terminated));
    await expect(risks(page).filter({ hasText: 'Member status: Terminated' })).toBeVisible();
    await button(page, 'Approve').click();
    await expect(question(page, APPROVAL)).toContainText('Member status: Terminated');
    await answer(page, APPROVAL, 'Return');
  });
  await test.step('One whose data differ', async () => {
    await follow(page, caseAt(pending.differsInSeveral));
    await expect(risks(page).filter({ hasText: '4 differ' })).toBeVisible();
  });
  await test.step('One without a selfie, and one without a card', async () => {
    await follow(page, caseAt(pending.noSelfie));
    await expect(risks(page).filter({ hasText: 'No selfie' })).toBeVisible();
    await follow(page, caseAt(pending.noCard));
    await page.getByRole('button', { name: 'Continue...' }).click();
    await expect(risks(page).filter({ hasText: 'No card number' })).toBeVisible();
  });
  await follow(page, caseAt(pending.differsInBirthdate));
  await expect(heading(page, pending.differsInBirthdate)).toBeVisible();
  await expect(view(page, 'Government ID')).toBeVisible();
  await button(page, 'Disapprove').click();
  const chosen = disapproval(page).getByRole('list', { name: 'Chosen remarks' }).getByRole('listitem');
  const narrow = disapproval(page).getByLabel('Search remarks');
  await test.step('Enter chooses the first result, and clears the search text', async () => {
    await narrow.fill('blurred gov');
    await narrow.press('Enter');
    await expect(narrow).toHaveValue('');
    await narrow.fill('birthdate');
    await narrow.press('Enter');
    await expect(chosen).toHaveText(['Birthdate does not match our records', 'Blurred government ID'], {
      useInnerText: true,
    });
  });
  await test.step('Chosen remarks stay on top, whatever the search', async () => {
    await narrow.fill('giraffe');
    await expect(chosen).toHaveCount(2);
    await chosen.filter({ hasText: 'Blurred' }).getByRole('button').click();
    await expect(chosen).toHaveCount(1);
    await narrow.fill('');
  });
  await test.step('Each remark says what it tells the member to do', async () => {
    const birthdate = seedRemarks().find(({ remarks }) => remarks === 'Birthdate does not match our records');
    await expect(disapproval(page).getByText(birthdate?.special_instructions ?? '')).toBeVisible();
  });
  await test.step('The pictures, and the field that differs, are not covered', async () => {
    const box = (await disapproval(page).boundingBox()) ?? { x: 0, y: 0, width: 0 };
    const picture = (await view(page, 'Selfie').boundingBox()) ?? { x: 0 };
    const differs = (await review(page).getByRole('cell', { name: 'Differs' }).boundingBox()) ?? { y: 0, height: 0 };
    expect(box.x + box.width).toBeLessThanOrEqual(picture.x);
    expect(differs.y + differs.height).toBeLessThanOrEqual(box.y);
  });
  await test.step('The question lists them', async () => {
    await disapproval(page).getByLabel('Additional Remarks (if any)').fill('Please call us.');
    await page.keyboard.press('Control+Enter');
    for (const text of ['1 differs', 'Birthdate does not match our records', 'Please call us.'])
      await expect(question(page, DISAPPROVAL)).toContainText(text);
    await answer(page, DISAPPROVAL, 'Return');
  });
});

test('nothing is approved before its pictures are shown, and the large pictures come with the comparison', async ({
  page,
  enterAs,
  world,
}) => {
  const large = page.getByRole('dialog', { name: 'Selfie and Government ID' });
  await world.holds('getImage');
  await enterAs(people.firstBrandApd, caseAt(pending.first));
  await test.step('Without the pictures it says why it cannot be approved', async () => {
    await expect(button(page, 'Disapprove')).toBeEnabled();
    await expect(button(page, 'Approve')).toBeDisabled();
    await expect(button(page, 'Approve')).toHaveAccessibleDescription(
      'It can be approved once its pictures are shown.',
    );
  });
  await test.step('Its key only says so, and is not remembered until the pictures are there', async () => {
    await page.keyboard.press('a');
    await toastShown(page, 'It can be approved once its pictures are shown.');
    await world.repairs('getImage');
    await expect(view(page, 'Selfie')).toBeVisible();
    await expect(view(page, 'Government ID')).toBeVisible();
    await expect(button(page, 'Approve')).toBeEnabled();
    // A key that works here shows that no question is above the case.
    await page.keyboard.press('m');
    await expect(review(page).getByRole('button', { name: 'Hide Member Profile' })).toBeVisible();
    await expect(question(page, APPROVAL)).toBeHidden();
    await page.keyboard.press('a');
    await answer(page, APPROVAL, 'Cancel');
    await expect(question(page, APPROVAL)).toBeHidden();
  });
  await test.step('The large pictures come with the comparison and the keys', async () => {
    await page.keyboard.press('f');
    const facts = large.getByRole('region', { name: 'To compare' });
    await expect(facts.getByRole('term')).toHaveText(['Full Name', 'Birthdate', 'Address']);
    await expect(facts.getByRole('definition').first()).toHaveText(pending.first.fullName);
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Help' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: 'Help' })).toBeHidden();
    await expect(large).toBeVisible();
  });
});

test('letters act on the top dialog alone, also when what had the focus is gone', async ({ page, enterAs, world }) => {
  await enterAs(people.firstBrandApd, caseAt(pending.first));
  await expect(view(page, 'Government ID')).toBeVisible();
  await button(page, 'Disapprove').click();
  const chosen = disapproval(page).getByRole('list', { name: 'Chosen remarks' }).getByRole('button');
  await expect(disapproval(page).getByRole('checkbox').first()).toBeVisible();
  for (const key of ['Enter', 'Enter']) await page.keyboard.press(key);
  await expect(chosen).toHaveCount(2);
  await test.step('Removing a chosen remark gives the focus to the next one, and then to the field below', async () => {
    await chosen.first().click();
    await expect(chosen).toHaveCount(1);
    await expect(chosen.first()).toBeFocused();
    await chosen.first().press('Enter');
    await expect(chosen).toHaveCount(0);
    await expect(disapproval(page).getByLabel('Search remarks')).toBeFocused();
  });
  await test.step('No letter reaches the case behind, wherever the focus is', async () => {
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    for (const key of ['a', 'n', 'Enter']) await page.keyboard.press(key);
    await expect(disapproval(page)).toBeVisible();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await expect(review(page)).toContainText(pending.first.fullName);
    expect(await decisions(world)).toEqual([]);
  });
});

test('what is confirmed is what was read: a case or a remark that changes meanwhile closes the question', async ({
  page,
  enterAs,
  world,
}) => {
  /** Data is loaded again when the user comes back to the window. */
  const comeBack = () => page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  const confirmation = question(page, APPROVAL);
  await world.breaks('listCompanyRecords', { status: 500 });
  await enterAs(people.firstBrandApd, caseAt(pending.terminated));
  await expect(view(page, 'Government ID')).toBeVisible();
  await expect(button(page, 'Approve')).toBeEnabled();
  await test.step('A member status that could not be looked up is a serious risk', async () => {
    await page.keyboard.press('a');
    await expect(confirmation).toContainText('Member status unknown');
    await expect(confirmation.getByRole('button', { name: 'Return', exact: true })).toBeFocused();
  });
  await test.step('Once it is known, the question about it closes and says so', async () => {
    await world.repairs('listCompanyRecords');
    await comeBack();
    await toastShown(page, 'The case has changed. Please read it again before you decide.');
    await expect(confirmation).toBeHidden();
    await expect(risks(page).filter({ hasText: 'Member status: Terminated' })).toBeVisible();
    await expect(button(page, 'Approve')).toBeEnabled();
    await page.keyboard.press('a');
    await expect(confirmation).toContainText('Member status: Terminated');
    await answer(page, APPROVAL, 'Return');
  });
  await test.step('A remark that is gone leads back to the choice', async () => {
    await button(page, 'Disapprove').click();
    await expect(disapproval(page).getByRole('checkbox').first()).toBeVisible();
    for (const key of ['Enter', 'Control+Enter']) await page.keyboard.press(key);
    await expect(question(page, DISAPPROVAL)).toBeVisible();
    await world.breaks('listRemarks', { body: '{"data":[]}', contentType: 'application/json' });
    await comeBack();
    await toastShown(page, 'Someone has changed a remark that you chose. Please check your choice again.');
    await expect(question(page, DISAPPROVAL)).toBeHidden();
    await expect(disapproval(page)).toBeVisible();
  });
  expect(await decisions(world)).toEqual([]);
});

test('a serious risk is prominent in the question, Enter returns, and only a separate key approves', async ({
  page,
  enterAs,
  world,
}) => {
  const serious = [
    [pending.terminated, 'Member status: Terminated'],
    [pending.unknownMemberStatus, 'Member status: X (unknown code)'],
    [pending.thirdAttempt, '3 attempts'],
  ] as const;
  const confirmation = question(page, APPROVAL);
  const approved = async () => (await decisions(world)).length;
  await enterAs(people.firstBrandApd, caseAt(pending.terminated));
  await expect(view(page, 'Government ID')).toBeVisible();
  await test.step('The list of keys has it', async () => {
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Help' })).toContainText(
      'Shift+AApprove in spite of a serious risk, once it is asked',
    );
    await page.keyboard.press('Escape');
  });
  for (const [at, [registration, risk]] of serious.entries()) {
    await test.step(risk, async () => {
      await follow(page, caseAt(registration));
      await expect(heading(page, registration)).toBeVisible();
      await expect(view(page, 'Government ID')).toBeVisible();
      await expect(button(page, 'Approve')).toBeEnabled();
      await page.keyboard.press('a');
      const words = confirmation.getByRole('listitem').getByText(risk, { exact: true });
      await expect(words).toBeVisible();
      const size = await words.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
      expect(size).toBeGreaterThanOrEqual(20);
      await expect(confirmation.getByRole('button', { name: 'Return', exact: true })).toBeFocused();
      await expect(confirmation).toContainText('Shift+A');
      // The code's letter alone would not be understood.
      if (registration === pending.unknownMemberStatus)
        await expect(confirmation).toContainText('a code that no list of statuses explains');
      await page.keyboard.press('a');
      await page.keyboard.press('Enter');
      await expect(confirmation).toBeHidden();
      await expect(heading(page, registration)).toBeVisible();
      expect(await approved()).toBe(at);
      await page.keyboard.press('a');
      await expect(confirmation).toBeVisible();
      await page.keyboard.press('Shift+A');
      await toastShown(page, `Application Successfully Approved! ${registration.fullName}`);
      expect(await approved()).toBe(at + 1);
    });
  }
});
