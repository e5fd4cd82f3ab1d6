// The tester's panel: its scenarios and mails, its place beside the console, and that it does not lose typed text.
import { scenarios } from '../../mocks/scenarios';
import {
  account,
  credentials,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  heading,
  otpAfter,
  otpDialog,
  people,
  test,
  toastShown,
} from '../fixtures';
import { choose, expectCurrent, find, open, option, panel, section, tab } from './panel';

const SECTIONS = ['Scenario', 'Sign in', 'Outbox', 'Clock', 'Faults', 'Journal', 'Link'];

test('the panel is loaded when it is opened, lists every scenario with its description, and has keys', async ({
  page,
  request,
  world,
}) => {
  const filesWith = async (text: string) => {
    const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    const files = [...new Set(loaded)].filter((name) => /\.(js|css)$/.test(name));
    const bodies = await Promise.all(
      files.map(async (name) => [name, await (await request.get(name)).text()] as const),
    );
    return bodies.filter(([, body]) => body.includes(text)).map(([name]) => name);
  };
  await page.goto('./');
  await expect(tab(page)).toBeVisible();
  expect(await filesWith('No emails yet.')).toEqual([]);
  await open(page, 'Outbox');
  await expect(page.getByText('No emails yet.')).toBeVisible();
  expect(await filesWith('No emails yet.')).toEqual([expect.stringMatching(/\/tester\/Panel-[\w-]+\.js$/)]);
  await test.step('Its calls and its style are in the folder that production does not serve', async () => {
    for (const text of ['control/', '.tester-panel', "Tester's panel"])
      for (const file of await filesWith(text)) expect(file, text).toContain('/tester/');
    expect(await filesWith('control/')).not.toEqual([]);
    expect(await filesWith('.tester-panel')).toHaveLength(1);
  });
  await test.step('Every scenario by area, with its description', async () => {
    await section(page, 'Scenario').click();
    await expect(panel(page).getByRole('heading', { name: 'Tester', exact: true })).toBeVisible();
    await expect(panel(page).getByText(`World '${world.name}' in default`)).toBeVisible();
    // Another script may be saving scenarios now, so these are not counted.
    const keptScenarios = panel(page).getByRole('group', { name: 'kept' }).getByRole('option');
    await expect
      .poll(async () => (await panel(page).getByRole('option').count()) - (await keptScenarios.count()))
      .toBe(scenarios.length);
    await expectCurrent(page, 'default');
    const ofSession = panel(page).getByRole('group', { name: 'session' });
    await expect(ofSession.getByRole('option', { name: /^expired-password / })).toBeVisible();
  });
  await test.step('By keys it is opened and closed', async () => {
    await panel(page).getByRole('button', { name: 'Close the tester panel' }).click();
    await expect(section(page, 'Scenario')).toHaveCount(0);
    await tab(page).focus();
    await page.keyboard.press('Enter');
    await expect(panel(page).getByRole('button', { name: 'Close the tester panel' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(tab(page)).toBeFocused();
  });
  await test.step('From anywhere, and its sections by arrows', async () => {
    await page.getByLabel('Email').focus();
    await page.keyboard.press('Control+.');
    await expect(panel(page).getByRole('button', { name: 'Close the tester panel' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(section(page, 'Scenario')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(panel(page).getByText('No emails yet.')).toBeVisible();
    await page.keyboard.press('Control+.');
    await expect(page.getByLabel('Email')).toBeFocused();
  });
  await test.step('A scenario by typing', async () => {
    await section(page, 'Scenario').click();
    await find(page, 'Search scenarios').focus();
    await page.keyboard.type('two seconds');
    // Wait for the list, because keys choose from it.
    await expect(panel(page).getByRole('option')).toHaveText([/^slow/]);
    await page.keyboard.press('Escape');
    await expect(find(page, 'Search scenarios')).toHaveValue('');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await toastShown(page, "World reset to 'empty'.");
    await expectCurrent(page, 'empty');
  });
});

test('choosing a scenario changes what happens next; its mails are beside the dialog that asks for the code', async ({
  page,
  world,
  context,
  browser,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('./');
  await open(page);
  await test.step('The servers are away', async () => {
    await choose(page, 'upstream-down');
    await toastShown(page, "World reset to 'upstream-down'.");
    await expectCurrent(page, 'upstream-down');
    await credentials(page, people.administrator);
    await expect(page.getByText("We can't reach the server.")).toBeVisible();
  });
  await test.step('Back to an ordinary day', async () => {
    await choose(page, 'default');
    await expectCurrent(page, 'default');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByRole('dialog', { name: 'Verify OTP' }).getByRole('button', { name: 'Cancel' }).click();
    await open(page, 'Outbox');
    await expect(panel(page).getByText(people.administrator)).toBeVisible();
  });
  await test.step('Reset forgets the mails', async () => {
    await open(page, 'Scenario');
    await panel(page).getByRole('button', { name: 'Reset' }).click();
    await open(page, 'Outbox');
    await expect(panel(page).getByText('No emails yet.')).toBeVisible();
  });
  // Maria's earlier code was lost with its world, so another one is sent.
  await credentials(page, people.administrator);
  const code = await otpAfter(world, people.administrator, page);
  await test.step('The newest code is in the outbox while the dialog is open', async () => {
    const dialog = otpDialog(page);
    await open(page, 'Outbox');
    await expect(panel(page).getByText(code)).toBeVisible();
    await expect(panel(page).getByText('Your one time password')).toBeVisible();
    await expect(dialog).toBeVisible();
  });
  await test.step('Its code can be copied', async () => {
    await panel(page)
      .getByRole('button', { name: `Copy ${code}` })
      .click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(code);
  });
  const fillIn = panel(page).getByRole('button', { name: `Fill in ${code}` });
  await test.step('It is filled into the field of the dialog', async () => {
    await fillIn.click();
    const field = page.getByRole('textbox', { name: 'One-time password' });
    await expect(field).toHaveValue(code);
    await expect(field).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Hi! Maria')).toBeVisible();
  });
  await test.step('Without such a field, a message says so', async () => {
    await fillIn.click();
    await toastShown(page, 'This screen needs no one-time password.', 'warning');
  });
  await test.step('Another world is not affected', async () => {
    const stranger = await browser.newContext({ baseURL });
    await stranger.addCookies([{ name: 'mock-world', value: `${world.name}-other`, url: baseURL ?? '' }]);
    const other = await stranger.newPage();
    await other.goto('./');
    await open(other);
    await expect(panel(other).getByText(`World '${world.name}-other'`)).toBeVisible();
    await open(other, 'Outbox');
    await expect(panel(other).getByText('No emails yet.')).toBeVisible();
    await stranger.close();
  });
});

test('every section is accessible; before typed text is replaced, there is a question', async ({ page, enterAs }) => {
  await enterAs(people.administrator, './disapprove_remarks');
  await open(page);
  for (const name of SECTIONS) {
    await section(page, name).click();
    await expect(section(page, name)).toHaveAttribute('aria-selected', 'true');
    if (name === 'Journal')
      await panel(page)
        .getByRole('button', { name: /listRemarks/ })
        .first()
        .click();
    await expectAccessible(page);
  }
  await test.step('A reload leaves it as it is', async () => {
    await page.reload();
    await expect(section(page, 'Link')).toHaveAttribute('aria-selected', 'true');
  });
  await page.getByRole('button', { name: 'Add Remarks' }).click();
  const remarks = page.getByRole('dialog', { name: 'Add New Remarks' }).getByLabel('Remarks', { exact: true });
  await remarks.fill('Blurred');
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await open(page, 'Scenario');
  await test.step('Stay keeps the text and the world', async () => {
    await choose(page, 'slow');
    await question.getByRole('button', { name: 'Stay' }).click();
    await expect(remarks).toHaveValue('Blurred');
    await expectCurrent(page, 'default');
    await open(page, 'Sign in');
    await option(page, /signed in/).click();
    await question.getByRole('button', { name: 'Stay' }).click();
    await expect(remarks).toHaveValue('Blurred');
  });
  await test.step('Leaving asks once', async () => {
    await open(page, 'Scenario');
    await choose(page, 'slow');
    await question.getByRole('button', { name: 'Leave' }).click();
    await expectCurrent(page, 'slow');
    await expect(remarks).toHaveCount(0);
  });
});

test('the console and its dialogs use the room beside or above the panel', async ({ page, enterAs }) => {
  const boxOf = async (locator: ReturnType<typeof panel>) =>
    (await locator.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.setViewportSize({ width: 1280, height: 800 });
  await enterAs(people.administrator, './disapprove_remarks');
  await open(page);
  const edge = (await boxOf(panel(page).getByRole('tablist'))).x - 20;
  const main = await boxOf(page.getByRole('main'));
  expect(main.x + main.width).toBeLessThanOrEqual(edge + 20);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Add Remarks' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add New Remarks' });
  await expect(dialog).toBeVisible();
  const inside = await boxOf(dialog);
  expect(inside.x + inside.width).toBeLessThanOrEqual(edge);
  expect(Math.abs(inside.x + inside.width / 2 - edge / 2), 'in the middle of what is left').toBeLessThan(30);
  await test.step('While the dialog is open, the panel can be used: by the mouse, and by keys', async () => {
    await find(page, 'Search scenarios').click();
    await page.keyboard.type('two seconds');
    await expect(option(page, /^slow /)).toBeVisible();
    await expect(find(page, 'Search scenarios')).toBeFocused();
    await dialog.getByLabel('Remarks', { exact: true }).click();
    await page.keyboard.type('Blurred');
    await page.keyboard.press('Control+.');
    await expect(section(page, 'Scenario')).toBeFocused();
    await page.keyboard.press('Control+.');
    await expect(dialog.getByLabel('Remarks', { exact: true })).toBeFocused();
    await expect(dialog.getByLabel('Remarks', { exact: true })).toHaveValue('Blurred');
  });
  await test.step('Escape closes the one that has the focus', async () => {
    await section(page, 'Scenario').focus();
    await page.keyboard.press('Escape');
    await expect(tab(page)).toBeFocused();
    await expect(dialog).toBeVisible();
  });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
  await test.step('Menus that open from a button stay above the panel', async () => {
    await page.setViewportSize({ width: 1000, height: 800 });
    await open(page);
    const top = (await panel(page).getByRole('heading', { name: 'Tester', exact: true }).boundingBox())?.y ?? 0;
    await account(page).click();
    const last = page.getByRole('menuitem', { name: 'Logout' });
    await expect(last).toBeVisible();
    await last.focus();
    const box = await last.boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(0);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(top);
    await page.keyboard.press('Escape');
    await expect(last).toBeHidden();
  });
  await test.step('On a telephone it is below the console, which keeps the other half', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(heading(page, 'Disapproved Remarks')).toBeVisible();
    await open(page, 'Scenario');
    await find(page, 'Search scenarios').fill('');
    await expectCurrent(page, 'default');
    await expectNoSidewaysScroll(page);
    await expect(heading(page, 'Disapproved Remarks')).toBeInViewport({ ratio: 1 });
    await expect(section(page, 'Link')).toBeInViewport({ ratio: 1 });
  });
  await test.step('The end of the page can be scrolled into view above it', async () => {
    const last = page.getByRole('button', { name: 'Last page' });
    await last.scrollIntoViewIfNeeded();
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect(last).toBeInViewport({ ratio: 1 });
    const top = (await panel(page).getByRole('heading', { name: 'Tester' }).boundingBox())?.y ?? 0;
    const box = await last.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(top);
  });
});
