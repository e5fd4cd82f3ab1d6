import type { Page } from '@playwright/test';
import { scenarios } from '../../mocks/scenarios';
import { credentials, expect, expectAccessible, expectNoSidewaysScroll, people, test, toastShown } from '../fixtures';

const SCENARIOS = scenarios.map(({ name }) => name);

const panel = (page: Page) => page.getByRole('complementary', { name: "Tester's panel" });
const open = (page: Page) => panel(page).getByRole('button', { name: 'Tester', exact: true }).click();
const scenario = (page: Page, name: string) => panel(page).getByRole('radio', { name: new RegExp(`^${name} `) });
/** The radio itself is drawn by Blueprint over the real one, so a person clicks its text. */
const choose = (page: Page, name: string) => panel(page).getByText(name, { exact: true }).click();

test('the panel lists every scenario with what a tester sees in it', async ({ page, world }) => {
  await page.goto('./');
  await open(page);
  await expect(panel(page).getByRole('heading', { name: 'Tester', exact: true })).toBeVisible();
  await expect(panel(page).getByText(`World '${world.name}'`)).toBeVisible();
  await expect(panel(page).getByRole('radio')).toHaveCount(SCENARIOS.length);
  for (const name of SCENARIOS)
    await expect(scenario(page, name), 'its sentence').toHaveAccessibleName(new RegExp(`^${name} \\S.{20,}\\.$`));
  await expect(scenario(page, 'default')).toBeChecked();
  await expect(panel(page).getByText('No mail has been sent yet.')).toBeVisible();
  await expectAccessible(page);
  await test.step('It closes', async () => {
    await panel(page).getByRole('button', { name: "Close the tester's panel" }).click();
    await expect(panel(page).getByRole('radio')).toHaveCount(0);
  });
});

test('choosing a scenario changes what happens next, resetting begins it anew', async ({ page }) => {
  await page.goto('./');
  await open(page);
  await test.step('The servers are away', async () => {
    await choose(page, 'upstream-down');
    await toastShown(page, "Everything is as 'upstream-down' begins.");
    await expect(scenario(page, 'upstream-down')).toBeChecked();
    await credentials(page, people.administrator);
    await expect(page.getByText("We can't reach the server.")).toBeVisible();
  });
  await test.step('Every password is expired', async () => {
    await choose(page, 'expired-password');
    await expect(scenario(page, 'expired-password')).toBeChecked();
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('dialog', { name: 'Expired Password' }).getByRole('button', { name: 'Close' }).click();
  });
  await test.step('Back to an ordinary day', async () => {
    await choose(page, 'default');
    await expect(scenario(page, 'default')).toBeChecked();
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('dialog', { name: 'Verify OTP' }).getByRole('button', { name: 'Cancel' }).click();
    await expect(panel(page).getByText(people.administrator)).toBeVisible();
  });
  await test.step('Reset forgets the mails', async () => {
    await panel(page).getByRole('button', { name: 'Reset' }).click();
    await expect(panel(page).getByText('No mail has been sent yet.')).toBeVisible();
    await expect(scenario(page, 'default')).toBeChecked();
  });
});

test('the outbox is one click away while the one-time password is asked for', async ({ page, world, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('./');
  await credentials(page, people.administrator);
  await expect(page.getByRole('dialog', { name: 'Verify OTP' })).toBeVisible();
  await open(page);
  const code = await world.otpOf(people.administrator);
  await expect(panel(page).getByText(code)).toBeVisible();
  await expect(panel(page).getByText('Your one time password')).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Verify OTP' })).toBeVisible();
  await test.step('Its code can be copied', async () => {
    await panel(page)
      .getByRole('button', { name: `Copy ${code}` })
      .click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
  });
  await page.getByRole('textbox', { name: 'One-time password' }).fill(code);
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByText('Hi! Maria')).toBeVisible();
});

test('what one browser does in its world, another world never sees', async ({ page, browser, baseURL, world }) => {
  await page.goto('./');
  await credentials(page, people.administrator);
  await world.otpOf(people.administrator);
  const stranger = await browser.newContext({ baseURL });
  await stranger.addCookies([{ name: 'mock-world', value: `${world.name}-other`, url: baseURL ?? '' }]);
  const other = await stranger.newPage();
  await other.goto('./');
  await open(other);
  await expect(panel(other).getByText(`World '${world.name}-other'`)).toBeVisible();
  await expect(panel(other).getByText('No mail has been sent yet.')).toBeVisible();
  await stranger.close();
});

test('the panel is a file of its own, which is loaded when it is opened', async ({ page, request }) => {
  const filesOfPanel = async () => {
    const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    const scripts = [...new Set(loaded)].filter((name) => name.endsWith('.js'));
    const bodies = await Promise.all(
      scripts.map(async (name) => [name, await (await request.get(name)).text()] as const),
    );
    return bodies.filter(([, body]) => body.includes('No mail has been sent yet.')).map(([name]) => name);
  };
  await page.goto('./');
  await expect(panel(page).getByRole('button', { name: 'Tester', exact: true })).toBeVisible();
  expect(await filesOfPanel()).toEqual([]);
  await page.getByRole('button', { name: 'Tester' }).click();
  await expect(page.getByText('No mail has been sent yet.')).toBeVisible();
  expect(await filesOfPanel()).toEqual([expect.stringMatching(/\/tester\/Panel-[\w-]+\.js$/)]);
});

test('on a telephone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('./');
  await open(page);
  await expect(scenario(page, 'default')).toBeChecked();
  await expectNoSidewaysScroll(page);
  await panel(page).getByRole('button', { name: 'Reset' }).scrollIntoViewIfNeeded();
  await expect(panel(page).getByRole('button', { name: 'Reset' })).toBeInViewport({ ratio: 1 });
});
