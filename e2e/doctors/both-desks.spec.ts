// Unfinished work of a person who reviews both members and doctors.
import type { Page } from '@playwright/test';
import { fixtures } from '../../mocks/areas/doctors/fixtures';
import { expect, people, rows, test } from '../fixtures';
import { additional, button, decisions, disapproval, remark, review, savedDetails } from './desk';

const { pending } = fixtures;
const TITLE = 'Doctors Portal';

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' });

test('an administrator finds unfinished work on both desks', async ({ page, world, enterAs }) => {
  const SUSPENDED = 'Accreditation is suspended';
  const returnToCase = () => disapproval(page).getByRole('button', { name: 'Return' }).click();
  const openDisapproval = async (desk: string, text: string) => {
    await menu(page).getByRole('link', { name: desk, exact: true }).click();
    await rows(page).filter({ hasText: text }).first().click();
    await button(page, 'Disapprove').click();
    await expect(disapproval(page).getByRole('checkbox').first()).toBeVisible();
  };
  await enterAs(people.administrator, './welcome');
  await openDisapproval(TITLE, pending.first.counter);
  await remark(page, SUSPENDED).check({ force: true });
  await additional(page).fill('Of a doctor.');
  await returnToCase();
  await page.keyboard.press('Escape');
  await test.step("A member's disapproval has remarks of its own, and nothing is chosen", async () => {
    await openDisapproval('Dashboard', '/20');
    await expect(additional(page)).toHaveValue('');
    await expect(remark(page, SUSPENDED)).toHaveCount(0);
    await expect(disapproval(page).getByRole('checkbox', { checked: true })).toHaveCount(0);
    await additional(page).fill('Of a member.');
    await returnToCase();
    await page.keyboard.press('Escape');
    await expect(review(page)).toBeHidden();
  });
  await test.step("The doctor's disapproval is as it was left", async () => {
    await openDisapproval(TITLE, pending.first.counter);
    await expect(additional(page)).toHaveValue('Of a doctor.');
    await expect(remark(page, SUSPENDED)).toBeChecked();
  });
  expect(await decisions(world)).toEqual([]);
  expect(await savedDetails(world)).toEqual([]);
});
