// Two people on one computer: nothing of the first one is left for the second.
import type { Page } from '@playwright/test';
import { fixtures } from '../../mocks/areas/kyc/fixtures';
import {
  account,
  credentials,
  enterOtp,
  expect,
  keepCookie,
  logout,
  otpAfter,
  people,
  question,
  test,
  toast,
  type World,
  waivePassword,
} from '../fixtures';
import { countHeldPictures } from '../helpers/heldPictures';
import { APPROVAL } from '../kyc/desk';

const { first } = fixtures.pending;
const PAOLO = people.expired;

const review = (page: Page) => page.getByRole('dialog', { name: 'View Member Profile' });
const disapproval = (page: Page) => page.getByRole('dialog', { name: 'Application Disapproval' });
const press = (page: Page, name: string) => review(page).getByRole('button', { name, exact: true }).click();
const close = (page: Page) => review(page).getByText('Close', { exact: true }).click();
const openFirst = (page: Page) => page.getByRole('row').filter({ hasText: first.counter }).click();

async function leave(page: Page): Promise<void> {
  await logout(page);
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
}

/** Signs in a colleague of the same department, whose password has expired. */
async function signInAsPaolo(page: Page, world: World): Promise<void> {
  await credentials(page, PAOLO);
  await waivePassword(page);
  await enterOtp(page, await otpAfter(world, PAOLO, page));
  await expect(account(page)).toBeVisible();
}

/** Simulates that the browser restores the page from its back/forward cache. */
const comeBackByHistory = (page: Page) =>
  page.evaluate(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));

test('neither text typed for a disapproval nor the outcome of a decision is shown to the next person, and pictures are freed', async ({
  page,
  enterAs,
  world,
}) => {
  const held = await countHeldPictures(page);
  await enterAs(people.firstBrandApd, './dashboard');
  const typed = disapproval(page).getByLabel('Additional Remarks (if any)');
  await openFirst(page);
  await press(page, 'Disapprove');
  await typed.fill('Between Jose and me.');
  await expect.poll(held).toBeGreaterThanOrEqual(2);
  await disapproval(page).getByRole('button', { name: 'Return' }).click();
  await world.holds('saveDecision');
  await press(page, 'Approve');
  await question(page, APPROVAL).getByRole('button', { name: 'Approve' }).click();
  await expect(review(page).getByRole('button', { name: 'Disapprove', exact: true })).toBeDisabled();
  await page.goBack();
  await leave(page);
  await expect.poll(held).toBe(0);
  await signInAsPaolo(page, world);
  await openFirst(page);
  await press(page, 'Disapprove');
  await expect(disapproval(page).getByRole('checkbox').first()).toBeVisible();
  await expect(typed).toHaveValue('');
  await disapproval(page).getByRole('button', { name: 'Return' }).click();
  const answered = page.waitForResponse(/kyc\/decision/);
  await world.repairs('saveDecision');
  await answered;
  await press(page, 'Next case');
  await expect(review(page).getByText(/^2 of 13[67]$/)).toBeVisible();
  await expect(toast(page, 'Successfully')).toHaveCount(0);
});

test('a page that is restored from the browser’s history shows only data of the person who is signed in now', async ({
  page,
  enterAs,
  world,
}) => {
  await enterAs(people.firstBrandApd, './dashboard?open=');
  await openFirst(page);
  await expect(review(page)).toBeVisible();
  await test.step('For the same person it stays as it is', async () => {
    await comeBackByHistory(page);
    await expect(review(page).getByText('1 of 137')).toBeVisible();
    await close(page);
    await expect(page.getByText(first.accountno)).toBeVisible();
  });
  await test.step('When another person has signed in in another tab, it shows their screen', async () => {
    const { stored: others, cookie } = await world.storedSession(people.administrator, 'AGORA');
    await keepCookie(page, cookie);
    await page.evaluate((entries) => {
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
    }, others);
    await comeBackByHistory(page);
    await expect(page.getByText('Hi! Maria')).toBeVisible();
    await expect(page.getByText(first.accountno)).toHaveCount(0);
  });
  await test.step('It shows nothing when the session has ended', async () => {
    // A page in the back/forward cache gets no storage events of other tabs.
    await page.evaluate(() => localStorage.clear());
    await comeBackByHistory(page);
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
    await expect(page.getByText('Hi! Maria')).toHaveCount(0);
  });
});

test('a tab that slept while one person left and another came shows nothing that the first one typed', async ({
  page,
  context,
  signIn,
  enterAs,
}) => {
  // A sleeping tab is told of changes of the storage only when it wakes up.
  await page.addInitScript(() => {
    window.addEventListener('storage', (event) => {
      if (event.isTrusted) event.stopImmediatePropagation();
    });
  });
  await enterAs(people.administrator, './disapprove_remarks');
  await page.getByRole('button', { name: 'Add Remarks' }).click();
  const written = page.getByRole('dialog').getByLabel('Remarks', { exact: true });
  await written.fill('Typed by the first one');
  const other = await context.newPage();
  await other.goto('./disapprove_remarks');
  await leave(other);
  await signIn(people.otherAdministrator, 'AGORA', other);
  await page.evaluate(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })));
  await expect(page.getByText('Hi! Maria')).toHaveCount(0);
  await expect(account(page)).toBeVisible();
  await expect(written, 'an empty form, if any').toHaveValue('');
});
