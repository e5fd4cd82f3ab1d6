// The frame that is shown before the console's files have loaded.
import type { Page } from '@playwright/test';
import { expect, logout, people, test } from '../fixtures';

const frame = (page: Page) => page.locator('#frame');
const keptFrames = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('frame:')));
const keptCalls = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('first:')));

/** Holds back the console's scripts until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/index-.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

test('the places of the menu, the title and the head of the table are shown at once, and replaced part by part', async ({
  page,
  enterAs,
}) => {
  await enterAs(people.administrator, './users');
  const title = page.getByRole('heading', { name: 'Users', level: 1 });
  const head = page.getByRole('columnheader', { name: 'Department' });
  const menu = page.locator('.side-menu');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect.poll(() => keptFrames(page)).toEqual(['frame:/users']);
  const places = await Promise.all([title, head, menu].map((part) => part.boundingBox()));

  const release = await holdScripts(page);
  await page.goto('./users', { waitUntil: 'commit' });
  await expect(frame(page).getByText('Users', { exact: true }).last()).toBeVisible();
  await expect(page).toHaveTitle(/Users$/);
  const drawn = [frame(page).locator('.title'), frame(page).getByText('Department'), frame(page).locator('.bar')];
  for (const [at, part] of drawn.entries()) {
    const box = await part.boundingBox();
    expect(Math.abs((box?.x ?? 0) - (places[at]?.x ?? 0)), `left of ${at}`).toBeLessThan(at === 1 ? 12 : 2);
    expect(Math.abs((box?.y ?? 0) - (places[at]?.y ?? 0)), `top of ${at}`).toBeLessThan(at === 1 ? 30 : 2);
  }
  // The frame is hidden from screen readers.
  await expect(page.getByRole('heading')).toHaveCount(0);
  await page.goto('./USERS/', { waitUntil: 'commit' });
  await expect(frame(page).getByText('Department'), 'however its address is written').toBeVisible();
  release();
  await expect(title).toBeVisible();
  await expect(frame(page)).toHaveCount(0);
  await test.step('The screen is drawn first; until its menu is drawn too, the frame shows the texts of the menu', async () => {
    // Looks at the menu at the moment at which the screen is added to the page.
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        if (!document.querySelector('main h1')) return;
        observer.disconnect();
        const menu = document.querySelector('.side-menu');
        const texts = [...(menu?.querySelectorAll('#frame > *') ?? [])].map(({ textContent }) => textContent);
        Object.assign(window, { menuAtFirst: { texts, links: menu?.querySelectorAll('a').length } });
      }).observe(document, { childList: true, subtree: true });
    });
    await page.reload();
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Users' })).toBeVisible();
    await expect(frame(page)).toHaveCount(0);
    const { texts, links } = await page.evaluate(
      () => (window as unknown as { menuAtFirst: { texts: string[]; links: number } }).menuAtFirst,
    );
    expect(links).toBe(0);
    expect(texts).toEqual(expect.arrayContaining(['KYC Web Portal', 'Hi! Maria', 'Administration', 'Users']));
    // The title and the head of the list are the screen's.
    expect(texts).not.toContain('Department');
  });
});

test('the first calls of a screen are sent before its code has loaded, and only once', async ({ page, enterAs }) => {
  await enterAs(people.administrator, './users');
  await expect.poll(() => keptCalls(page)).toEqual(['first:/users']);
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) requests.push(new URL(request.url()).pathname.replace(/.*\/api\//, ''));
  });
  const release = await holdScripts(page);
  const first = ['users', 'access/roles'].map((path) => page.waitForRequest(`**/api/${path}`));
  await page.goto('./users', { waitUntil: 'commit' });
  await Promise.all(first);
  release();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  expect(requests.filter((path) => path !== 'session/device').sort()).toEqual(['access/roles', 'users']);

  await test.step('A call that fails then is reported, and can be tried again', async () => {
    await page.goto('./disapprove_remarks');
    await expect.poll(() => keptCalls(page)).toContain('first:/disapprove_remarks');
    await page.route('**/api/remarks', (route) => route.abort());
    await page.goto('./disapprove_remarks');
    const again = page.getByRole('button', { name: 'Try again' });
    await expect(again).toBeVisible();
    await page.unroute('**/api/remarks');
    await again.click();
    await expect(page.getByRole('row').nth(1)).toBeVisible();
  });

  await test.step('No calls are sent early for another person or another address', async () => {
    const stored = await page.evaluate(() => localStorage.getItem('first:/users') ?? '');
    const others = [
      ['./users', stored.replace(/"person":"[^"]*"/, '"person":"somebody@else.example"')],
      ['./users?page=2', stored],
      ['./users#find=cruz', stored],
    ];
    const releaseOthers = await holdScripts(page);
    for (const [address = '', calls = ''] of others) {
      await page.evaluate((value) => localStorage.setItem('first:/users', value), calls);
      await page.goto('about:blank');
      requests.length = 0;
      await page.goto(address, { waitUntil: 'commit' });
      await expect(frame(page).locator('.title')).toBeVisible();
      expect(requests, address).toEqual([]);
    }
    releaseOthers();
  });
});

test('the frame has the theme of this browser, and for a new screen its title and the place of its list', async ({
  page,
  enterAs,
}) => {
  await enterAs(people.administrator, './users');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await page.evaluate(() => localStorage.setItem('preferences', JSON.stringify({ theme: 'dark', menuFolded: false })));
  const release = await holdScripts(page);
  await page.goto('./disapprove_remarks', { waitUntil: 'commit' });
  await expect(frame(page).locator('.title')).toHaveText('Disapproved Remarks');
  await expect(frame(page).locator('.card')).toBeVisible();
  await expect(frame(page).locator('.bar')).toHaveCSS('background-color', 'rgb(37, 42, 49)');
  await test.step('A signed-in person does not see the sign-in screen while it redirects', async () => {
    await page.goto('./', { waitUntil: 'commit' });
    await expect(frame(page).locator('.bar')).toBeVisible();
    await expect(frame(page).locator('.sheet')).toHaveCount(0);
    release();
    await expect(page.locator('.side-menu')).toBeVisible();
  });
});

test('invalid values in the storage do not break the frame; signed out, it is that of the sign-in screen, and nothing is kept', async ({
  page,
  enterAs,
}) => {
  await enterAs(people.administrator, './users');
  await expect.poll(() => keptFrames(page)).toEqual(['frame:/users']);
  for (const odd of ['not JSON', '{"parts":7}', 'null', '[[]]']) {
    await page.evaluate((value) => {
      localStorage.setItem('frame:/users', value);
      localStorage.setItem('first:/users', value);
      localStorage.setItem('preferences', value);
    }, odd);
    await page.goto('./users');
    await expect(page.getByRole('heading', { name: 'Users', level: 1 }), odd).toBeVisible();
  }
  await test.step('Signed out', async () => {
    await expect.poll(() => keptFrames(page)).toEqual(['frame:/users']);
    await logout(page);
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
    expect(await keptFrames(page)).toEqual([]);
    expect(await keptCalls(page)).toEqual([]);
    const release = await holdScripts(page);
    await page.goto('./users', { waitUntil: 'commit' });
    await expect(frame(page).locator('.sheet')).toBeVisible();
    await expect(frame(page)).toHaveText('');
    release();
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  });
});
