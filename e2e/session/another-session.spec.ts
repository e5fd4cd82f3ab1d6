// One user, one device: who signs in elsewhere is signed out here.
import type { Page } from '@playwright/test';
import { account, expect, expectAccessible, heading, people, test } from '../fixtures';
import { comeBackTo, deviceChecked, pass } from './presence';

const ANOTHER_SESSION =
  'We have detected that you are currently on another session. For your security, we logged you out from all active devices. Thank you.';

const follow = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).click();

test('a session of another kind of client, whose device has a name of another form, ends this one too', async ({
  page,
  world,
  enterAs,
}) => {
  const body = JSON.stringify({ data: [{ deviceid: 'A1-B2' }] });
  await world.breaks('checkDevice', { body, contentType: 'application/json' });
  await enterAs(people.administrator, './users');
  await expect(page.getByText(ANOTHER_SESSION)).toBeVisible();
});

test('coming back to the window, or waiting a minute, notices a session on another device', async ({
  page,
  enterAs,
  signIn,
  elsewhere,
  world,
}) => {
  // The answer to the first check never arrives; it does not count for the return to the window.
  await page.route('**/session/device', async (route) => void (await route.fetch()), { times: 1 });
  await enterAs(people.administrator, './concurrent?from=here');
  await expect(heading(page, 'Concurrent Reset')).toBeVisible();
  await elsewhere.clock.install();
  await signIn(people.administrator, 'AGORA', elsewhere);
  await comeBackTo(page);
  await expect(page.getByText(ANOTHER_SESSION)).toBeVisible();
  await expectAccessible(page);
  await test.step('Nothing is stored here any more, and the other session goes on', async () => {
    expect(await page.evaluate(() => localStorage.getItem('user_info'))).toBeNull();
    await comeBackTo(elsewhere);
    await elsewhere.reload();
    await expect(elsewhere.getByText('Hi! Maria')).toBeVisible();
    expect((await world.asked('checkDevice'))[0]?.headers).toMatchObject({ email: people.administrator });
  });
  await test.step('Signing in again leads back, and ends the other one', async () => {
    await signIn();
    await expect(page).toHaveURL(/\/concurrent\?from=here$/);
    await elsewhere.clock.fastForward(60_000);
    await expect(elsewhere.getByText(ANOTHER_SESSION)).toBeVisible();
  });
});

test('changing the screen notices a session on another device, but checks only every 15 seconds', async ({
  page,
  enterAs,
  signIn,
  elsewhere,
  world,
}) => {
  await pass(page, 0);
  await enterAs(people.administrator, './concurrent');
  await deviceChecked(world, 1);
  const wander = async () => {
    for (const entry of ['Locked Out Reset', 'Concurrent Reset']) {
      await follow(page, entry);
      await expect(heading(page, entry)).toBeVisible();
    }
  };
  await wander();
  await wander();
  expect(await world.asked('checkDevice')).toHaveLength(1);
  await pass(page, 14_000);
  await wander();
  expect(await world.asked('checkDevice')).toHaveLength(1);
  await pass(page, 2000);
  await wander();
  await deviceChecked(world, 2);
  await signIn(people.administrator, 'AGORA', elsewhere);
  await pass(page, 16_000);
  await expect(account(page)).toBeVisible();
  await follow(page, 'Locked Out Reset');
  await expect(page.getByText(ANOTHER_SESSION)).toBeVisible();
});
