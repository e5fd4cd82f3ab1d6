// Invalid stored values, or a storage that is full or blocked, must not prevent signing in.
import { account, credentials, enterOtp, expect, keepCookie, logout, people, test } from '../fixtures';

/** One invalid value for each entry; unit tests of the schemas have more. */
const ODD = {
  system_access: '['.repeat(5_000) + ']'.repeat(5_000),
  device_id: 'not JSON',
};

test('an invalid stored login counts as signed out, and is removed', async ({ page, world, enterAs }) => {
  await enterAs(people.administrator, './concurrent');
  for (const [key, value] of Object.entries(ODD)) {
    const { stored, cookie } = await world.storedSession(people.administrator, 'AGORA');
    await keepCookie(page, cookie);
    const entries = { ...stored, [key]: value };
    await page.evaluate((items) => {
      for (const [name, text] of Object.entries(items)) localStorage.setItem(name, text);
    }, entries);
    await page.goto('./dashboard');
    await expect(page.getByText('Please sign in to see this page.'), key).toBeVisible();
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
    const storedKeys = await page.evaluate(() =>
      ['user_info', 'device_id', 'system_access', 'current_pw', 'is_logged_in'].filter(
        (name) => localStorage.getItem(name) !== null,
      ),
    );
    expect(storedKeys, key).toEqual([]);
  }
});

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
    await expect(page.getByText('Please sign in to see this page.')).toBeVisible();
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
  await expect(page.getByText('Please sign in to see this page.')).toBeVisible();
});
