import type { Page } from '@playwright/test';
import {
  account,
  expect,
  expectAccessible,
  headersOf,
  heading,
  logout,
  people,
  test,
  toast,
  toastShown,
} from '../fixtures';
import { comeBackTo, pass } from './presence';

const IDLE_WARNING = 'You are about to logout in 10 seconds due to inactivity.';
const IDLE = 'You were signed out due to inactivity. Sign in again to continue where you left off.';

const signInButton = (page: Page) => page.getByRole('button', { name: 'Sign in' });
const minutes = (count: number) => count * 60_000;

test('logout tells the server and leaves nothing behind', async ({ page, signIn, world }) => {
  await signIn(people.administrator);
  const keys = ['user_info', 'current_pw', 'device_id', 'system_access', 'is_logged_in'];
  const stored = () => page.evaluate((names) => names.filter((name) => localStorage.getItem(name) !== null), keys);
  expect(await stored()).toEqual(keys);
  const sealed = await headersOf(page);
  const storage = await page.evaluate(() => JSON.stringify(localStorage));
  expect(storage, 'no token where a script could take it').not.toMatch(/token|eyJ/);
  expect(await page.evaluate(() => document.cookie)).not.toContain('session');
  await logout(page);
  await expect(signInButton(page)).toBeVisible();
  await expect(page).toHaveURL(/:\d+\/$/);
  await test.step('Back shows nothing of earlier screens', async () => {
    await page.goBack();
    await expect(page.getByText('Sign in to see this page.')).toBeVisible();
  });
  expect(await stored()).toEqual([]);
  const requests = await world.asked('logoutAgora');
  expect(requests).toHaveLength(1);
  expect(requests[0]?.headers).toMatchObject({ email: people.administrator });
  const [checked] = await world.asked('checkDevice');
  expect(checked?.headers.authorization).toMatch(/^Bearer ./);
  expect(requests[0]?.headers.authorization, 'the token of the session').toBe(checked?.headers.authorization);
  const token = requests[0]?.headers.authorization?.slice('Bearer '.length) ?? '';
  expect(sealed.cookie, 'which the browser never sees').not.toContain(token);
  await test.step('A copy of the cookie is not valid any more', async () => {
    const copied = await page.request.get('api/users', { headers: { ...sealed, email: people.administrator } });
    expect(copied.status()).toBe(401);
  });
});

test('a refused logout leaves the person signed in; a slow one keeps the screen until it is done', async ({
  page,
  signIn,
  world,
}) => {
  await signIn();
  for (const [fault, message] of [
    [{ example: 'refused' }, 'The session could not be ended.'],
    [{ status: 500 }, 'Error'],
  ] as const) {
    await world.breaks('logoutAgora', fault);
    await logout(page);
    await toastShown(page, message);
    await expect(account(page)).toBeVisible();
  }
  const refused = (await world.asked('logoutAgora')).length;
  await page.goto('./concurrent');
  await expect(heading(page, 'Concurrent Reset')).toBeVisible();
  await world.holds('logoutAgora');
  await logout(page);
  await test.step('Another call that is refused meanwhile does not look like an expired session', async () => {
    await world.breaks('checkDevice', { status: 401 });
    const answered = page.waitForResponse((response) => response.url().endsWith('/api/session/device'));
    await comeBackTo(page);
    expect((await answered).status()).toBe(401);
  });
  await expect(account(page)).toBeVisible();
  await world.repairs('logoutAgora');
  await expect(signInButton(page)).toBeVisible();
  await expect(page).toHaveURL(/:\d+\/$/);
  expect(await world.asked('logoutAgora')).toHaveLength(refused + 1);
});

test('without an answer the session goes on, but a logout still signs out in this browser', async ({
  page,
  enterAs,
  world,
}) => {
  await enterAs(people.administrator, './concurrent');
  await world.breaks('*', { drop: true });
  await page.reload();
  await expect(heading(page, 'Concurrent Reset')).toBeVisible();
  await expect.poll(async () => (await world.asked('checkDevice')).at(-1)?.status).toBe('dropped');
  await expect(account(page)).toBeVisible();
  await logout(page);
  await expect(signInButton(page)).toBeVisible();
  await expect(toast(page, 'Error')).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('user_info'))).toBeNull();
  await page.goBack();
  await expect(signInButton(page)).toBeVisible();
});

test('signing out and in affects all tabs', async ({ page, signIn, context, world }) => {
  await signIn();
  const other = await context.newPage();
  await other.goto('./lockedout');
  await expect(heading(other, 'Locked Out Reset')).toBeVisible();
  await test.step('Signed out in one, signed out in the other', async () => {
    await logout(page);
    await expect(signInButton(other)).toBeVisible();
    await expect(other.getByText('Sign in to see this page.')).toBeVisible();
    expect(await world.asked('logoutAgora')).toHaveLength(1);
  });
  await test.step('Signed in again in one, the other continues where it was', async () => {
    await signIn();
    await expect(heading(other, 'Locked Out Reset')).toBeVisible();
    await expect(other.getByText('Hi! Maria')).toBeVisible();
  });
});

test('any activity keeps the session; an inactive user is warned and signed out', async ({
  page,
  enterAs,
  signIn,
  world,
}) => {
  await pass(page, 0);
  await enterAs(people.administrator, './lockedout?a=1');
  await expect(heading(page, 'Locked Out Reset')).toBeVisible();
  await test.step('Moving and the button keep it', async () => {
    for (const act of [
      () => page.mouse.move(700, 500),
      // Pressed by key, because moving the pointer for a click is activity already and would remove the button.
      () => page.getByRole('button', { name: /^Stay signed in/ }).press('Enter'),
    ]) {
      await pass(page, minutes(15));
      await expect(page.getByText(IDLE_WARNING)).toBeVisible();
      await act();
      await expect(page.getByText(IDLE_WARNING)).toBeHidden();
    }
  });
  await test.step('Not before 15 minutes', async () => {
    await pass(page, minutes(14));
    await expect(account(page)).toBeVisible();
    await expect(heading(page, 'Locked Out Reset')).toBeVisible();
    await expect(page.getByText(IDLE_WARNING)).toBeHidden();
  });
  await test.step('Then the warning appears and counts down', async () => {
    await pass(page, minutes(1));
    await expect(page.getByRole('alert')).toHaveText(IDLE_WARNING);
    await expect(page.getByRole('button', { name: 'Stay signed in (10)' })).toBeVisible();
    await pass(page, 4000);
    await expect(page.getByRole('button', { name: 'Stay signed in (6)' })).toBeVisible();
    await expectAccessible(page);
    expect(await world.asked('logoutAgora')).toEqual([]);
  });
  await test.step('Ten seconds later the session is over', async () => {
    await pass(page, 6000);
    await expect(page.getByText(IDLE)).toBeVisible();
    await expect.poll(async () => (await world.asked('logoutAgora')).length).toBe(1);
    expect((await world.asked('logoutAgora'))[0]).toMatchObject({
      status: 200,
      headers: { email: people.administrator },
    });
  });
  await test.step('Signing in leads back, with a new count', async () => {
    await signIn();
    await expect(page).toHaveURL(/\/lockedout\?a=1$/);
    await expect(page.getByText(IDLE_WARNING)).toBeHidden();
  });
});

test('after inactivity on the screen of roles, signing in does not lead back there', async ({
  page,
  enterAs,
  signIn,
}) => {
  await pass(page, 0);
  await enterAs(people.administrator, './sysaccess-manage-access');
  await expect(heading(page, 'Roles and Menus')).toBeVisible();
  await pass(page, minutes(15) + 10_000);
  await expect(page.getByText('You were signed out due to inactivity.', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/:\d+\/$/);
  await signIn();
  await expect(account(page)).toBeVisible();
  await expect(page).not.toHaveURL(/sysaccess/);
});

test('activity in one tab keeps all tabs; after sleep the computer is signed out, even without a server', async ({
  page,
  signIn,
  context,
  world,
}) => {
  await pass(page, 0);
  await signIn();
  const other = await context.newPage();
  await other.goto('./lockedout');
  await expect(heading(other, 'Locked Out Reset')).toBeVisible();
  await test.step('Both show the warning, and moving in one removes both', async () => {
    await pass(page, minutes(15));
    await expect(page.getByText(IDLE_WARNING)).toBeVisible();
    await expect(other.getByText(IDLE_WARNING)).toBeVisible();
    await other.keyboard.press('Shift');
    await expect(page.getByText(IDLE_WARNING)).toBeHidden();
    await expect(account(page)).toBeVisible();
  });
  await test.step('After an hour of sleep', async () => {
    await other.close();
    await world.breaks('*', { drop: true });
    await pass(page, minutes(60));
    await expect(page.getByText(IDLE)).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('user_info'))).toBeNull();
  });
});
