// The panel's tools for a world: faults, the clock and the journal.
import type { Page } from '@playwright/test';
import { expect, headersOf, heading, people, test, toastShown, total } from '../fixtures';
import { breakBy, chooseOperation, open, panel } from './panel';

test('a fault makes a screen fail until it is removed', async ({ page, enterAs }) => {
  await enterAs(people.administrator, './disapprove_remarks');
  await total(page, 15);
  await test.step('The calls of the screen are listed first', async () => {
    await open(page, 'Faults');
    const last = panel(page).getByRole('group', { name: 'asked last' });
    await expect(last.getByRole('option', { name: /^listRemarks / })).toBeVisible();
    await expect(panel(page).getByText('No faults.')).toBeVisible();
  });
  await test.step('The server fails', async () => {
    await breakBy(page, 'listRemarks', '500: the server fails');
    await page.reload();
    await expect(heading(page, 'Disapproved Remarks')).toBeVisible();
    await expect(page.getByText('Internal Server Error').first()).toBeVisible();
  });
  const again = () => page.getByRole('main').getByRole('button', { name: 'Try again' });
  await test.step('Only one call fails: the second one from then on', async () => {
    await open(page, 'Faults');
    await chooseOperation(page, 'listRemarks');
    await panel(page).getByLabel('Which calls', { exact: true }).selectOption('One call only');
    await expect(panel(page).getByLabel('Which call, counted from now')).toHaveValue('2');
    await panel(page).getByRole('button', { name: 'Set fault' }).click();
    await expect(panel(page).getByText('500, call 2 only')).toBeVisible();
    await again().click();
    await total(page, 15);
    await page.reload();
    await expect(page.getByText('Internal Server Error').first()).toBeVisible();
  });
  await test.step('A held answer comes as soon as the fault is removed', async () => {
    await chooseOperation(page, 'listRemarks');
    await panel(page).getByLabel('Fault', { exact: true }).selectOption('Only the options below');
    await expect(panel(page).getByRole('button', { name: 'Set fault' })).toBeDisabled();
    await panel(page).getByText('Held until repaired').click();
    await panel(page).getByLabel('Delay in milliseconds').fill('1');
    await panel(page).getByRole('button', { name: 'Set fault' }).click();
    await expect(panel(page).getByText('after 1 ms, held until repaired')).toBeVisible();
    await again().click();
    await breakBy(page, 'addRemark', '200: alreadyThere');
    await panel(page).getByRole('button', { name: 'Repair all' }).click();
    await total(page, 15);
    await expect(panel(page).getByText('No faults.')).toBeVisible();
  });
});

test('a call that is done although its answer is lost; the clock of the world is moved forward and back', async ({
  page,
  enterAs,
  world,
}) => {
  await enterAs(people.administrator, './disapprove_remarks');
  await total(page, 15);
  await breakBy(page, 'addRemark', 'It is done, but the answer is lost');
  await page.getByRole('button', { name: 'Add Remarks' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add New Remarks' });
  await dialog.getByLabel('Remarks', { exact: true }).fill('Blurred signature');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText("We can't reach the server.").first()).toBeVisible();
  expect(await world.asked('addRemark')).toHaveLength(1);
  await test.step('The fault is removed while the dialog is open', async () => {
    await panel(page).getByRole('button', { name: 'Repair addRemark' }).click();
    await expect(panel(page).getByText('No faults.')).toBeVisible();
    await expect(dialog).toBeVisible();
  });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
  await open(page, 'Clock');
  const button = (name: string) => panel(page).getByRole('button', { name, exact: true });
  await expect(panel(page).getByText(/in Manila, current time$/)).toBeVisible();
  await button('+15 min').click();
  await button('+1 min').click();
  await expect(panel(page).getByText(/moved by 16m$/)).toBeVisible();
  await button('+1 day').click();
  await expect(panel(page).getByText(/moved by 1d16m$/)).toBeVisible();
  await test.step('To a day and an hour', async () => {
    await panel(page).getByLabel('Date and time in Manila').fill('2031-02-03T09:30');
    await button('Go there').click();
    await expect(panel(page).getByText(/^2031-02-03 09:30:\d\d$/)).toBeVisible();
  });
  await test.step('By then the session is over', async () => {
    await page.getByRole('link', { name: 'Users', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
    expect((await world.asked('listAdminUsers')).at(-1)?.status ?? 401).toBe(401);
  });
  await button('Back to now').click();
  await expect(panel(page).getByText(/in Manila, current time$/)).toBeVisible();
});

test('the journal shows the calls, and copies one as a command', async ({ page, enterAs, context, world }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await enterAs(people.administrator, './disapprove_remarks');
  await total(page, 15);
  const calls = panel(page).getByRole('list', { name: 'Calls, newest first' });
  const call = (name: RegExp) => calls.getByRole('button', { name });
  await test.step('With many calls, only some are drawn, and none is transferred twice', async () => {
    const before = (await world.asked('listRemarks')).length;
    const headers = await headersOf(page);
    const askRepeatedly = (times: number) =>
      Promise.all(Array.from({ length: times }, () => page.request.get('api/remarks', { headers })));
    for (let round = 0; round < 6; round += 1) await askRepeatedly(50);
    const sent: string[] = [];
    page.on('response', async (response) => {
      if (response.url().includes('/journal')) sent.push(await response.text().catch(() => ''));
    });
    await open(page, 'Journal');
    await panel(page).getByRole('searchbox', { name: 'Search calls' }).fill('listRemarks');
    await expect(panel(page).getByText(`${before + 300} of`)).toBeVisible();
    await expect(calls.getByRole('listitem')).toHaveCount(100);
    await askRepeatedly(1);
    await expect(panel(page).getByText(`${before + 301} of`)).toBeVisible();
    await panel(page).getByRole('button', { name: 'Show 100 more' }).click();
    await expect(calls.getByRole('listitem')).toHaveCount(200);
    const numbers = sent.flatMap((text) => (JSON.parse(text) as { number: number }[]).map(({ number }) => number));
    expect(numbers.length).toBeGreaterThan(before + 300);
    expect(new Set(numbers).size, 'each once').toBe(numbers.length);
    await panel(page).getByRole('searchbox', { name: 'Search calls' }).fill('');
  });
  await test.step('Live, newest first', async () => {
    await page.getByRole('button', { name: 'Add Remarks' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add New Remarks' });
    await dialog.getByLabel('Remarks', { exact: true }).fill("It's Ñandú's $HOME");
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
    await expect(call(/addRemark 200$/)).toBeVisible();
  });
  await test.step('Searched by the contents of a call', async () => {
    await panel(page).getByRole('searchbox', { name: 'Search calls' }).fill('nandu');
    await expect(calls.getByRole('listitem')).toHaveCount(1);
    await panel(page).getByLabel('Answer').selectOption('4xx');
    await expect(panel(page).getByText(/^0 of \d+ calls$/)).toBeVisible();
    await panel(page).getByLabel('Answer').selectOption('Any answer');
    await panel(page).getByLabel('Area').selectOption('users');
    await expect(calls.getByRole('listitem')).toHaveCount(0);
    await panel(page).getByLabel('Area').selectOption('remarks');
  });
  await call(/addRemark/).click();
  await expect(calls.getByText('Bearer …')).toBeVisible();
  await expect(calls.locator('pre').first()).toContainText("It's Ñandú's $HOME");
  await expect(calls.locator('pre').last(), 'what it was answered').toContainText('Remark has been saved.');
  const [request] = await world.asked('addRemark');
  await expect(calls).not.toContainText(request?.headers.authorization ?? 'Bearer');
  await panel(page).getByRole('button', { name: 'Copy as a curl command' }).click();
  await toastShown(page, 'Copied as a curl command. It repeats this call as the user who is signed in here.');
  await test.step('Cleared, it goes on with what comes next', async () => {
    await panel(page).getByRole('searchbox', { name: 'Search calls' }).fill('');
    await panel(page).getByLabel('Area').selectOption('Any area');
    await panel(page).getByRole('button', { name: 'Clear the journal' }).click();
    await expect(panel(page).getByText('0 of 0 calls')).toBeVisible();
    await page.getByRole('link', { name: 'Users', exact: true }).click();
    await expect(call(/listAdminUsers 200$/)).toBeVisible();
    await expect(call(/addRemark/)).toHaveCount(0);
  });
});

test('each browser has a world of its own, and joins another by its name', async ({ browser, baseURL }) => {
  const visitors = [
    await browser.newContext({ baseURL: baseURL ?? '' }),
    await browser.newContext({ baseURL: baseURL ?? '' }),
  ];
  const [one, other] = [await visitors[0]?.newPage(), await visitors[1]?.newPage()];
  if (!one || !other) throw new Error('Both have a page.');
  const named = (page: Page) => panel(page).getByText(/^World '/);
  for (const page of [one, other]) {
    await page.goto('./');
    await open(page, 'Scenario');
    await expect(named(page)).toContainText(/^World 'default~\w+'/);
  }
  const name = /'(.+?)'/.exec(await named(one).innerText())?.[1] ?? '';
  await expect(named(other)).not.toContainText(name);
  await test.step('A fault of one world affects the other browser only after it has joined', async () => {
    await breakBy(one, 'loginAgora', '500: the server fails');
    await open(other, 'Faults');
    await expect(panel(other).getByText('No faults.')).toBeVisible();
    await open(other, 'Scenario');
    await panel(other).getByLabel("Name of a colleague's world").fill(` ${name} `);
    await panel(other).getByRole('button', { name: 'Join' }).click();
    await expect(named(other)).toContainText(`World '${name}'`);
    await open(other, 'Faults');
    await expect(panel(other).getByRole('list', { name: 'Faults' })).toContainText('loginAgora');
  });
  for (const context of visitors) await context.close();
});
