// The panel's shortcuts: signing in without typing, staying signed in, and a movable tab.
import type { Page } from '@playwright/test';
import { credentials, expect, heading, otpDialog, people, test, toastShown } from '../fixtures';
import { choose, expectCurrent, open, option, panel, tab } from './panel';

async function signInAs(page: Page, who: string, where = 'AGORA ADMIN'): Promise<void> {
  await open(page, 'Sign in');
  await panel(page).getByLabel('Application').selectOption(where);
  await option(page, new RegExp(`^${who} `)).click();
}

test('signing in as a person takes one click, and lasts in another scenario', async ({ page, world }) => {
  await page.goto('./');
  await test.step('By the calls of a sign-in, with the code that was mailed', async () => {
    await signInAs(page, 'Jose Reyes');
    await expect(page.getByText('Hi! Jose')).toBeVisible();
    await expect(heading(page, 'Dashboard')).toBeVisible();
    expect((await world.asked('verifyAgoraOtp'))[0]?.headers.otp).toBe(await world.otpOf(people.firstBrandApd));
    expect(await world.asked('registerDevice')).toHaveLength(1);
  });
  await test.step('As another person, in the other application', async () => {
    await signInAs(page, 'Carlo Villanueva', 'ALAGA MD ADMIN');
    await expect(heading(page, 'Users')).toBeVisible();
    await expect(page.getByRole('banner').getByText('Lumina Admin')).toBeVisible();
    expect(await world.asked('verifyAlagaMdOtp')).toHaveLength(1);
  });
  await test.step('A person who cannot sign in cannot do so by the panel either', async () => {
    await signInAs(page, 'Nestor Ramos locked out', 'ALAGA MD ADMIN');
    await toastShown(page, 'locked', 'danger');
    await expect(heading(page, 'Users')).toBeVisible();
  });
  await test.step('The person stays signed in in another scenario', async () => {
    await signInAs(page, 'Maria Santos', 'ALAGA MD ADMIN');
    await expect(option(page, /^Maria Santos signed in /)).toBeVisible();
    await page.getByRole('button', { name: 'File Management' }).click();
    await page.getByRole('menuitem', { name: 'Disapproved Remarks' }).click();
    await expect(heading(page, 'Disapproved Remarks')).toBeVisible();
    await open(page, 'Scenario');
    await choose(page, 'empty');
    await expect(page.getByText('No remarks', { exact: true })).toBeVisible();
    await expect(heading(page, 'Disapproved Remarks')).toBeVisible();
    await expect(page.getByRole('button', { name: 'File Management' })).toBeVisible();
  });
  await test.step('By a session of the new world', async () => {
    const [request] = await world.asked('listRemarks');
    expect(request?.status).toBe(200);
    await expectCurrent(page, 'empty');
  });
});

test('its tab can be moved by keyboard and mouse, stays there, and never covers a button', async ({ page }) => {
  const covered = () =>
    page.evaluate(() => {
      const mine = document.querySelector('.tester-open')?.getBoundingClientRect() ?? new DOMRect();
      return [...document.querySelectorAll('button:not(.tester-open), a, input')]
        .filter((element) => {
          const { left, right, top, bottom } = element.getBoundingClientRect();
          return left < mine.right && right > mine.left && top < mine.bottom && bottom > mine.top;
        })
        .map(({ outerHTML }) => outerHTML);
    });
  /** Moves the panel's tab as another browser tab would, and waits until it is drawn. */
  const put = (at: number) =>
    page.evaluate(async (wanted) => {
      localStorage.setItem('tester', JSON.stringify({ at: wanted }));
      window.dispatchEvent(new StorageEvent('storage', { key: 'tester' }));
      for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
    }, at);
  const topOf = async () => Math.round((await tab(page).boundingBox())?.y ?? 0);
  await page.goto('./contactus');
  await expect(tab(page)).toBeVisible();
  const before = await topOf();
  await tab(page).focus();
  await page.keyboard.press('ArrowDown');
  await expect.poll(topOf).toBe(before + 45);
  await page.keyboard.press('ArrowUp');
  await expect.poll(topOf).toBe(before);
  const box = await tab(page).boundingBox();
  await page.mouse.move((box?.x ?? 0) + 5, (box?.y ?? 0) + 20);
  await page.mouse.down();
  await page.mouse.move((box?.x ?? 0) + 5, 700, { steps: 4 });
  await page.mouse.up();
  await expect.poll(topOf).toBeGreaterThan(600);
  await expect(tab(page), 'moving it does not open it').toBeVisible();
  const dropped = await topOf();
  await page.reload();
  await expect.poll(topOf).toBe(dropped);
  await test.step('It never covers a button', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('./');
    await credentials(page, people.administrator);
    const close = otpDialog(page).getByRole('button', { name: 'Close' });
    await expect(close).toBeVisible();
    const { y = 0 } = (await close.boundingBox()) ?? {};
    const onTheCross = ((y - 10) / 844) * 100;
    for (const at of [0, 25, 50, 75, 100, onTheCross]) {
      await put(at);
      await expect.poll(covered, `put at ${at} %`).toEqual([]);
    }
    await close.click();
    await expect(otpDialog(page)).toBeHidden();
  });
});
