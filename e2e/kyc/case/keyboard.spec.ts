// Looking at members by keyboard alone; deciding by keys is a test of the case's dialog.
import type { Page } from '@playwright/test';
import { fixtures } from '../../../mocks/areas/kyc/fixtures';
import { expect, people, tabTo, test } from '../../fixtures';
import { heading, review, row } from '../desk';

const { first, second } = fixtures.pending;

const picture = (page: Page, name: RegExp) => review(page).getByRole('application', { name });
const zoomOf = (page: Page, name: string) => review(page).getByRole('status', { name: `Zoom of ${name}` });

async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

test('a case, its pictures and its profile without a mouse', async ({ page, enterAs }) => {
  await enterAs(people.firstBrandApd, './');
  await expect(row(page, first)).toBeVisible();
  await test.step('From the list into a case and back', async () => {
    await tabTo(page, row(page, first));
    await press(page, 'ArrowDown');
    await expect(row(page, second)).toBeFocused();
    await press(page, 'Enter');
    await expect(heading(page, second)).toBeFocused();
    await press(page, 'Escape');
    await expect(review(page)).toBeHidden();
    await expect(row(page, second)).toBeFocused();
    await press(page, 'ArrowUp', 'Enter');
    await expect(heading(page, first)).toBeFocused();
  });
  await test.step('Looking at the pictures', async () => {
    await expect(picture(page, /^Selfie, /)).toBeVisible();
    await expect(picture(page, /^Government ID, /)).toBeVisible();
    const fitted = await zoomOf(page, 'Selfie').innerText();
    await press(page, '1');
    await expect(zoomOf(page, 'Selfie')).toHaveText('100 %');
    await press(page, '+');
    await expect(zoomOf(page, 'Selfie')).toHaveText('125 %');
    await press(page, '-', '-');
    await expect(zoomOf(page, 'Selfie')).toHaveText('80 %');
    await press(page, 'r');
    await expect(picture(page, /^Selfie, 80 %, turned 90°$/)).toBeVisible();
    await press(page, 'Shift+R', '0');
    await expect(zoomOf(page, 'Selfie')).toHaveText(fitted);
    await press(page, 's', '1');
    await expect(picture(page, /^Government ID, 100 %$/)).toBeVisible();
    await expect(picture(page, new RegExp(`^Selfie, ${fitted}$`))).toBeVisible();
    await press(page, 'l');
    await expect(review(page).getByRole('switch', { name: 'Move together' })).toBeChecked();
  });
  await test.step('The pictures large, and back', async () => {
    const large = page.getByRole('dialog', { name: 'Selfie and Government ID' });
    await press(page, 'f');
    const facts = large.getByRole('region', { name: 'To compare' });
    await expect(facts.getByRole('term')).toHaveText(['Full Name', 'Birthdate', 'Address']);
    await expect(facts.getByRole('definition').first()).toHaveText(first.fullName);
    await press(page, '?');
    await expect(page.getByRole('dialog', { name: 'Help' })).toBeVisible();
    await press(page, 'Escape');
    await expect(page.getByRole('dialog', { name: 'Help' })).toBeHidden();
    await press(page, 'Escape');
    await expect(large).toBeHidden();
    await expect(heading(page, first)).toBeVisible();
  });
  await test.step("The member's profile", async () => {
    const profile = review(page).getByRole('region', { name: 'Member profile of the company' });
    await press(page, 'm');
    await expect(profile).toBeVisible();
    await press(page, 'm');
    await expect(profile).toBeHidden();
  });
});
