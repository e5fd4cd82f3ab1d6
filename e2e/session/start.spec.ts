// The first calls of a screen, and when they are sent.
import type { OperationId } from '#contract';
import { expect, people, test } from '../fixtures';

const LIST: OperationId = 'listPendingRegistrations';
const DESK = './dashboard?page=2';

/** Placeholder rows of a list that loads. */
const PLACEHOLDER = '.bp6-skeleton';

test('a screen sends its first calls before its code has loaded, from the second opening on, and none twice', async ({
  page,
  world,
  enterAs,
}) => {
  // Leaves out the next page, which the desk loads in advance.
  const requests = async () => (await world.asked(LIST)).filter(({ headers }) => headers.recordstart === '10');
  const isShown = () => expect(page.locator(`tbody td:not(:has(${PLACEHOLDER}))`).first()).toBeVisible();
  await test.step('the first time, the calls are sent by its code', async () => {
    await enterAs(people.administrator, DESK);
    await isShown();
    await page.waitForLoadState('networkidle');
    expect(await requests()).toHaveLength(1);
  });

  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/kyc-.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  let answers = 0;
  page.on('requestfinished', (request) => {
    if (request.url().includes('/api/')) answers += 1;
  });
  await page.addInitScript((placeholder) => {
    new MutationObserver(() => {
      if (document.querySelector(placeholder)) performance.mark('placeholder');
    }).observe(document, { childList: true, subtree: true });
  }, PLACEHOLDER);

  await test.step('from then on, the calls are sent while the code loads', async () => {
    await page.goto(DESK, { waitUntil: 'commit' });
    await expect.poll(async () => (await requests()).length).toBe(2);
    await expect.poll(() => answers).toBe(1);
    release();
  });
  await test.step('the screen shows their answers, without placeholders before', async () => {
    await isShown();
    expect(await page.evaluate(() => performance.getEntriesByName('placeholder').length)).toBe(0);
    await page.waitForLoadState('networkidle');
    expect(await requests()).toHaveLength(2);
  });
});

test('the code of dialogs is loaded when nothing else is loading', async ({ page, world, enterAs }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  const dialogs = () => requests.filter((path) => /\/(users-)?above-.*\.js$/.test(path));
  await world.holds('listAdminUsers');
  await enterAs(people.administrator, './users');
  await expect(page.locator(PLACEHOLDER).first()).toBeVisible();
  await expect.poll(() => requests.some((path) => path.endsWith('/api/session/device'))).toBe(true);
  expect(dialogs()).toEqual([]);
  await world.repairs('listAdminUsers');
  await expect.poll(() => new Set(dialogs()).size).toBe(2);
  await test.step('Each is downloaded once: what is asked for again comes from the cache', async () => {
    const downloads = () =>
      page.evaluate(
        () =>
          (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(
            ({ name, transferSize }) => /\/(users-)?above-.*\.js$/.test(name) && transferSize > 0,
          ).length,
      );
    await expect.poll(downloads).toBe(2);
    await page.waitForLoadState('networkidle');
    expect(await downloads()).toBe(2);
  });
});

test('the code of a screen is loaded while the pointer rests on its entry, and not while it passes', async ({
  page,
  enterAs,
}) => {
  await enterAs(people.administrator, './users');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  const areas = () => requests.map((path) => /\/(\w+)-[\w-]+\.js$/.exec(path)?.[1]);
  const entry = (name: string) => page.locator('.side-menu').getByRole('link', { name, exact: true });
  // Stops the page's clock, so that moving the pointer takes no time for the page.
  const { now } = await page.evaluate(() => ({ now: Date.now() }));
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 60_000);
  await entry('Advisory').hover();
  await entry('Disapproved Remarks').hover();
  await page.clock.runFor(100);
  await expect.poll(areas).toContain('remarks');
  expect(areas()).not.toContain('advisories');

  await test.step('Also when the entry gets the focus by keyboard', async () => {
    await entry('Stores').focus();
    await expect.poll(areas).toContain('offers');
  });
});

test('no calls are sent for a screen without permission; a refused token ends the session before the code has loaded', async ({
  page,
  world,
  enterAs,
}) => {
  await enterAs(people.firstBrandApd, './users');
  await expect(page.getByRole('heading', { name: 'Not allowed' })).toBeVisible();
  expect(await world.asked('listAdminUsers')).toEqual([]);
  expect(await world.asked('listRoles')).toEqual([]);
  await world.breaks('listRemarks', { status: 401 });
  await enterAs(people.administrator, './disapprove_remarks');
  await expect(page.getByText('Your session has ended.')).toBeVisible();
  const keptCalls = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('first:')));
  expect(await keptCalls(), 'what was asked in the session').toEqual([]);
});
