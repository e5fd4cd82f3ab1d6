// Invalid stored values, or a storage that is full or blocked, must not prevent signing in.
import type { BrowserContext } from '@playwright/test';
import { account, credentials, enterOtp, expect, keepCookie, logout, people, test } from '../fixtures';

/** Stores entries once, before the console starts, so that a reload finds what the console has stored since. */
const seed = (context: BrowserContext, entries: Record<string, string>) =>
  context.addInitScript((items) => {
    if (sessionStorage.getItem('seeded')) return;
    sessionStorage.setItem('seeded', 'yes');
    for (const [key, value] of Object.entries(items)) {
      localStorage.setItem(key, value);
    }
  }, entries);

/** One invalid value for each entry; unit tests of the schemas have more. */
const ODD = {
  system_access: '['.repeat(5_000) + ']'.repeat(5_000),
  current_pw: '"Sampaguita#1"',
  user_info: JSON.stringify({ data: {} }),
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

test('invalid preferences count as the defaults', async ({ page, context, enterAs }) => {
  await seed(context, {
    preferences: '{"theme":{"a":1},"menuFolded":"x"}',
    'hidden-columns': '{"pending":"x","history":[{}],"remarks":null}',
    last_activity: 'yesterday',
    appName: '{"a":1}',
  });
  await enterAs(people.administrator, './disapprove_remarks');
  await expect(page.getByRole('columnheader', { name: 'Remarks' })).toBeVisible();
  for (const odd of ['[1]', 'not JSON']) {
    await page.evaluate((value) => {
      for (const key of ['preferences', 'hidden-columns']) localStorage.setItem(key, value);
    }, odd);
    await page.goto('./dashboard');
    await expect(page.getByRole('heading', { name: 'Dashboard' }), odd).toBeVisible();
    await expect(page.getByRole('row')).not.toHaveCount(0);
  }
  await test.step('An unknown application becomes the default', async () => {
    await page.evaluate(() => {
      localStorage.clear();
      localStorage.setItem('appName', 'NONE');
    });
    await page.goto('./');
    await expect(page.getByRole('radio', { name: 'AGORA ADMIN' })).toBeChecked();
  });
});

const TROUBLES: [name: string, spoil: () => void][] = [
  [
    'full',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    },
  ],
  [
    'blocked',
    () => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    },
  ],
];

for (const [name, spoil] of TROUBLES) {
  test(`a person signs in and works where the storage is ${name}`, async ({ page, context, signIn }) => {
    await context.addInitScript(spoil);
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
    if (name !== 'blocked') return;
    await signIn();
    await expect(page.getByRole('heading', { name: 'Locked Out Reset' })).toBeVisible();
    await logout(page);
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  });
}

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
