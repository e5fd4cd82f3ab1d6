// A storage that is full or blocked must not prevent signing in.
import { account, credentials, enterOtp, expect, logout, people, test } from '../fixtures';

test('a person signs in and works where the storage is blocked', async ({ page, context, signIn }) => {
  await context.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  });
  await page.goto('./');
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await signIn();
  await expect(page.getByRole('heading', { name: 'Lumina Newsletter' })).toBeVisible();
  await account(page).click();
  await page.getByRole('menuitem', { name: /theme|dark|light/i }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Locked Out Reset' }).click();
  await expect(page.getByRole('heading', { name: 'Locked Out Reset' })).toBeVisible();
  await test.step('A reload asks to sign in again, and says so', async () => {
    await page.reload();
    await expect(page.getByText('Sign in to see this page.')).toBeVisible();
  });
  await signIn();
  await expect(page.getByRole('heading', { name: 'Locked Out Reset' })).toBeVisible();
  await logout(page);
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
});

test('when the storage gets full while a login is stored, no part of it is kept', async ({
  page,
  context,
  world,
  enterAs,
}) => {
  await enterAs(people.administrator, './dashboard');
  await context.addInitScript(() => {
    const setItem = Storage.prototype.setItem;
    Storage.prototype.setItem = function (key, value) {
      if (key === 'system_access') throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      setItem.call(this, key, value);
    };
  });
  await page.evaluate(() => localStorage.removeItem('is_logged_in'));
  await page.goto('./');
  await credentials(page, people.marketing);
  await enterOtp(page, await world.otpOf(people.marketing));
  await expect(page.getByText('Hi! Liza')).toBeVisible();
  const stored = await page.evaluate(() => Object.keys(localStorage));
  expect(stored).not.toContain('user_info');
  await page.reload();
  await expect(page.getByText('Sign in to see this page.')).toBeVisible();
});
