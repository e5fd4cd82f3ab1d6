// What a tester passes on: a bug report, or a world saved as a scenario. The receiver sees the same state.
import { randomUUID } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Browser, Download, Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { fixtures as members } from '../../mocks/areas/kyc/fixtures';
import {
  expect,
  expectAccessible,
  field,
  heading,
  people,
  press,
  rows,
  save,
  test,
  toastShown,
  total,
} from '../fixtures';
import { caseAt } from '../kyc/desk';
import { linkIn, runBeside, scenarioCommand } from './command';
import { breakBy, expectCurrent, open, panel, scenario } from './panel';

const NEW = 'Signature is not on the ID';
const PASSWORD = 'Not-to-be-told-7';

async function addRemark(page: Page): Promise<void> {
  await press(page, 'Add Remarks');
  await field(page, 'Remarks').fill(NEW);
  await field(page, 'Reapprove Notification').selectOption('Yes');
  await save(page).click();
  await expect(page.getByText('New Remark has been added')).toBeVisible();
}

/** Opens the link in a new browser context without any stored data. */
async function elsewhere(browser: Browser, link: string, look: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext({ timezoneId: 'Asia/Manila', locale: 'en-US', reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(link);
  await look(page);
  await context.close();
}

const sameRemarks = (page: Page) => expect(rows(page).getByText(NEW, { exact: true })).toBeVisible();

async function downloaded(page: Page, name: string, folder: string): Promise<{ file: string; download: Download }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    panel(page).getByRole('button', { name, exact: true }).click(),
  ]);
  const file = `${folder}/${download.suggestedFilename()}`;
  await download.saveAs(file);
  return { file, download };
}

test('a bug report is one file, which shows the receiver what the tester saw', async ({
  page,
  enterAs,
  browser,
  baseURL,
}, info) => {
  await enterAs(people.administrator, './disapprove_remarks?rows=5', { application: 'ALAGA MD' });
  await total(page, 15);
  await breakBy(page, 'updateRemark', '500: the server fails');
  await addRemark(page);
  await test.step('A password is typed, which must not be in the report', async () => {
    await press(page, 'Account');
    await page.getByRole('menuitem', { name: 'Change Password' }).click();
    await page.getByLabel('Old password').fill(PASSWORD);
    await page.keyboard.press('Tab');
    await expect(page.getByText('Incorrect old password')).toBeVisible();
    await press(page, 'Cancel');
    await expect(page.getByRole('dialog')).toBeHidden();
  });
  const { file } = await downloaded(page, 'Bug report', info.outputDir);
  expect(file).toMatch(/bug-report-[\d-]{19}\.zip$/);
  const files = unzipSync(readFileSync(file));
  const text = (name: string) => strFromU8(files[name] ?? new Uint8Array());
  await test.step('It has the address, the person, the world and the versions', async () => {
    expect(JSON.parse(text('report.json'))).toMatchObject({
      address: page.url(),
      path: '/disapprove_remarks?rows=5&page=4',
      account: { email: people.administrator, application: 'ALAGA MD' },
      world: { scenario: 'default' },
      versions: { console: expect.stringMatching(/^\d/), contract: expect.stringMatching(/^\d/) },
      window: { width: 1440, height: 900 },
    });
  });
  await test.step('It has the changes of the world, the calls, and what was clicked and typed', async () => {
    const world = JSON.parse(text('world.json'));
    expect(Object.keys(world.differs)).toEqual(['remarks']);
    expect(world.faults).toEqual({ updateRemark: { status: 500 } });
    expect(JSON.parse(text('journal.json'))).toContainEqual(
      expect.objectContaining({
        operation: 'addRemark',
        status: 200,
        body: { Value: expect.objectContaining({ remarks: NEW }) },
        headers: expect.objectContaining({ authorization: '•••' }),
      }),
    );
    const clicks = JSON.parse(text('clicks.json'));
    const reported = clicks.map(({ did, role, name, what }: Record<string, string>) => [did, role, name, what]);
    expect(reported).toContainEqual(['clicked', 'button', 'Add Remarks', undefined]);
    expect(reported).toContainEqual(['typed', 'textbox', expect.stringMatching(/^Remarks/), NEW]);
    expect(reported).toContainEqual(['chose', 'combobox', expect.stringMatching(/^Reapprove Notification/), 'Yes']);
    expect(reported).toContainEqual(['typed', 'textbox', expect.stringMatching(/^Old password/), '•••']);
    for (const name of Object.keys(files)) expect(text(name), name).not.toMatch(new RegExp(`${PASSWORD}|Bearer [^•]`));
  });
  await test.step('Its picture is the page itself as a self-contained file without scripts', async () => {
    expect(text('screen.html')).not.toMatch(/<script|<link|src="(?!data:)[^"]/);
    const seen = await browser.newPage();
    const requests: string[] = [];
    seen.on('request', (request) => requests.push(request.url()));
    await seen.setContent(text('screen.html'));
    await expect(heading(seen, 'Disapproved Remarks')).toBeVisible();
    await expect(panel(seen)).toHaveCount(0);
    const background = (where: Page) => where.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(await background(seen)).toBe(await background(page));
    expect(requests.filter((url) => !url.startsWith('data:'))).toEqual([]);
    await seen.close();
  });
  await test.step('npm run scenario opens it: the same screen, world and person', async () => {
    const { code, output } = await runBeside(baseURL ?? '', scenarioCommand('--open', file));
    expect(output).toContain(`The link signs in ${people.administrator} (ALAGA MD).`);
    expect(code).toBe(0);
    await elsewhere(browser, linkIn(output), async (theirs) => {
      await total(theirs, 16);
      await expect(theirs).toHaveURL(/\/disapprove_remarks\?rows=5&page=4$/);
      await sameRemarks(theirs);
      await open(theirs, 'Faults');
      await expect(panel(theirs).getByRole('list', { name: 'Faults' })).toContainText('updateRemark');
    });
  });
});

test('the picture of a bug report has the pictures of the page', async ({ page, enterAs, browser }, info) => {
  await enterAs(people.firstBrandApd, caseAt(members.pending.first));
  const selfie = (where: Page) => where.getByRole('dialog').getByRole('img', { name: /selfie/i });
  await expect(selfie(page)).toBeVisible();
  await open(page);
  const { file } = await downloaded(page, 'Bug report', info.outputDir);
  const screen = strFromU8(unzipSync(readFileSync(file))['screen.html'] ?? new Uint8Array());
  const seen = await browser.newPage();
  await seen.setContent(screen);
  await expect(selfie(seen)).toBeVisible();
  const sizeOf = (where: Page) =>
    selfie(where).evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]);
  expect(await sizeOf(seen)).toEqual(await sizeOf(page));
  await seen.close();
});

test('a world is kept as a scenario: in the list, by its name in a terminal, and as a file to send', async ({
  page,
  enterAs,
  browser,
  baseURL,
}) => {
  const name = `one-remark-more-${randomUUID().slice(0, 8)}`;
  await enterAs(people.administrator, './disapprove_remarks');
  await addRemark(page);
  await open(page, 'Scenario');
  const named = panel(page).getByRole('textbox', { name: 'Save this world as …' });
  await named.fill(name.replaceAll('-', ' '));
  await page.keyboard.press('Enter');
  const notice = page.getByText(new RegExp(`^Saved: .*${name}\\.json$`));
  await expect(notice).toBeVisible();
  const file = (await notice.innerText()).replace('Saved: ', '');
  try {
    await test.step('It has only the differences', async () => {
      const { scenario: basis, differs } = JSON.parse(readFileSync(file, 'utf8'));
      expect(basis).toBe('default');
      expect(differs).toEqual({
        remarks: { list: { $by: 'recordid', $added: { 15: expect.objectContaining({ remarks: NEW }) } } },
      });
    });
    await test.step('A name that is taken is reported', async () => {
      await named.fill(name);
      await page.keyboard.press('Enter');
      await toastShown(page, `There is a scenario '${name}' already.`, 'danger');
      await expectAccessible(page);
    });
    await test.step('It is among the scenarios, and is opened like any other', async () => {
      await scenario(page, 'default').click();
      await total(page, 15);
      await panel(page).getByRole('group', { name: 'kept' }).getByRole('option', { name }).click();
      await expectCurrent(page, name);
      await total(page, 16);
    });
    await test.step('By its name in a terminal', async () => {
      const { output } = await runBeside(baseURL ?? '', scenarioCommand(name), { SCENARIO_FILES: dirname(file) });
      expect(output).toContain(`This opens the scenario ${name}`);
      await elsewhere(
        browser,
        linkIn(output).replace('/dashboard#', '/disapprove_remarks?rows=50#'),
        async (theirs) => {
          await sameRemarks(theirs);
          await open(theirs, 'Scenario');
          await expectCurrent(theirs, name);
        },
      );
    });
  } finally {
    rmSync(file);
  }
});
