// The pages of /contract: every call of the console, to read and to try in the world of this browser.
import type { Page } from '@playwright/test';
import { operationTable } from '#contract';
import { expect, expectAccessible, expectNoSidewaysScroll, heading, people, test } from '../fixtures';

const COUNT = Object.keys(operationTable).length;
const REMARK = 'Signature does not match the ID';

const operation = (page: Page, id: 'addRemark' | 'listRemarks') => {
  const { method, path } = operationTable[id];
  return page.getByRole('button', { name: new RegExp(`^${method} ${path} .`) });
};
const row = (page: Page, text: string) => page.getByRole('row', { name: new RegExp(text) });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** The server's answer, below the request that was sent. */
const answer = (page: Page) => page.locator('.live-responses-table');
const count = (page: Page) => page.getByRole('status').filter({ hasText: 'operations' });

async function tryOut(page: Page): Promise<void> {
  await button(page, 'Try it out').click();
  await button(page, 'Execute').click();
}

test('operations can be searched without signing in, and a link opens one of them', async ({ page, baseURL }) => {
  await page.goto('./');
  await test.step('The tester’s panel leads there', async () => {
    const panel = page.getByRole('complementary', { name: "Tester's panel" });
    await panel.getByRole('button', { name: 'Tester', exact: true }).click();
    await panel.getByRole('link', { name: /^Contract/ }).click();
    await expect(heading(page, 'Contract')).toBeVisible();
  });
  await expect(page).toHaveTitle('Lumina Admin - Contract');
  await expect(count(page)).toHaveText(`${COUNT} operations`);
  await expect(page.getByText('Nobody is signed in: calls that need a session are refused.')).toBeVisible();
  await expect(page.getByText('The reasons a registration may be disapproved for.')).toBeVisible();
  const search = page.getByRole('searchbox', { name: 'Search operations' });
  // Searches by its name, a word of its description, and its path.
  for (const text of ['addRemark', 'chosen for a disapproval', operationTable.addRemark.path]) {
    await test.step(`By '${text}'`, async () => {
      await search.fill(text);
      await expect(count(page)).toHaveText(`1 of ${COUNT} operations`);
      await expect(operation(page, 'addRemark')).toBeVisible();
    });
  }
  await test.step('A search without results says so', async () => {
    await search.fill('nothing like it');
    await expect(page.getByText('No operation is called so.')).toBeVisible();
    await search.fill('');
  });
  await test.step('By area', async () => {
    await page.getByRole('navigation', { name: 'Areas' }).getByRole('button', { name: 'remarks' }).click();
    await expect(count(page)).toHaveText(`3 of ${COUNT} operations`);
    // Operations of other areas look alike, so one area is enough.
    await expectAccessible(page);
  });
  await test.step('Without signing in, a call that needs a session is refused', async () => {
    await operation(page, 'listRemarks').click();
    await tryOut(page);
    await expect(answer(page)).toContainText('401');
    await expect(answer(page)).toContainText('Invalid Access Token');
  });
  const opened = operation(page, 'addRemark');
  await test.step('A link opens one operation', async () => {
    await page.goto('./contract#addRemark');
    await expect(opened).toHaveAttribute('aria-expanded', 'true');
    await expect(opened).toBeFocused();
    await expect(opened).toBeInViewport();
    await expect(page.getByText('Sent in the session of whoever is signed in.')).toBeVisible();
  });
  await test.step('Opening an operation by hand changes the address', async () => {
    await page.keyboard.press('Enter');
    await expect(opened).toHaveAttribute('aria-expanded', 'false');
    await expect(page).toHaveURL(new URL('contract', baseURL).href);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new URL('contract#addRemark', baseURL).href);
  });
  await test.step('On a telephone, too; a reload keeps the area and the operation', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoSidewaysScroll(page);
    await page.getByRole('combobox', { name: 'Area', exact: true }).selectOption('remarks');
    await expect(page.getByRole('navigation', { name: 'Areas' })).toBeHidden();
    await expect(opened).toHaveAttribute('aria-expanded', 'true');
    await page.reload();
    await expect(count(page)).toHaveText(`3 of ${COUNT} operations`);
    await expect(opened).toHaveAttribute('aria-expanded', 'true');
    await expectAccessible(page);
  });
});

test('calls are made as the signed-in person, with the same effect as from the console', async ({
  page,
  world,
  enterAs,
}) => {
  await enterAs(people.otherAdministrator, './disapprove_remarks');
  await expect(heading(page, 'Disapproved Remarks')).toBeVisible();
  await expect(row(page, REMARK)).toBeHidden();
  await test.step('By name, from wherever one is', async () => {
    await page.keyboard.press('ControlOrMeta+k');
    await page.getByRole('dialog', { name: 'Commands' }).getByRole('combobox').pressSequentially('contract every');
    await page.keyboard.press('Enter');
    await expect(heading(page, 'Contract')).toBeVisible();
  });
  await expect(page.getByText(`Calls are made as ${people.otherAdministrator}`)).toBeVisible();
  await test.step('Adding the same again is refused', async () => {
    await page.getByRole('searchbox', { name: 'Search operations' }).fill('addRemark');
    await operation(page, 'addRemark').click();
    await tryOut(page);
    await expect(answer(page)).toContainText('Remark has been saved.');
    const [body] = await world.bodies('addRemark');
    expect(body, 'the example, by who is signed in').toMatchObject({
      Value: { remarks: REMARK, posted_by: people.otherAdministrator },
    });
    await button(page, 'Execute').click();
    await expect(answer(page)).toContainText('Remark already exists.');
  });
  await test.step('A list', async () => {
    const before = (await world.asked('listRemarks')).length;
    await page.getByRole('searchbox', { name: 'Search operations' }).fill('listRemarks');
    await operation(page, 'listRemarks').click();
    await tryOut(page);
    await expect(answer(page)).toContainText('Name does not match our records');
    await expect(answer(page)).toContainText('200');
    expect((await world.asked('listRemarks')).slice(before)).toMatchObject([{ status: 200 }]);
  });
  await test.step('A fault of the world is seen, and the session goes on', async () => {
    await world.breaks('listRemarks', { status: 500, example: 'internalServerError' });
    await button(page, 'Execute').click();
    await expect(answer(page)).toContainText('500');
    await expect(answer(page)).toContainText('Internal Server Error');
    await expect(page.getByText(`Calls are made as ${people.otherAdministrator}`)).toBeVisible();
    await world.mends('listRemarks');
  });
  await test.step('The change is visible in the console', async () => {
    await page.getByRole('link', { name: 'Back to Lumina Admin' }).click();
    await page.getByRole('link', { name: 'Disapproved Remarks' }).click();
    await page.getByRole('searchbox').fill(REMARK);
    await expect(row(page, REMARK)).toBeVisible();
  });
});

test('one page shows which departments may call which operation', async ({ page, baseURL }) => {
  await page.goto('./contract');
  await button(page, 'Who may do what').click();
  await expect(page).toHaveURL(new URL('contract?view=powers', baseURL).href);
  const table = page.getByRole('region', { name: 'Who may do what' });
  const cells = (id: string) => table.getByRole('row', { name: new RegExp(`^${id}\\b`) }).getByRole('cell');
  await test.step('All of them, with the screens that open them', async () => {
    await expect(table.getByRole('rowheader').filter({ has: page.getByRole('link') })).toHaveCount(COUNT);
    await expect(cells('saveDecision')).toHaveText([...Array(7).fill('all'), 'no', 'all', 'all', '']);
    await expect(cells('addRemark')).toHaveText([...Array(10).fill('role 1'), '/disapprove_remarks']);
    await expect(cells('loginAgora')).toHaveText(['anybody, signed in or not']);
  });
  await test.step('Narrowed like the operations, kept by a reload, on a telephone too', async () => {
    await page.getByRole('searchbox', { name: 'Search operations' }).fill('listDoctor');
    await expect(table.getByRole('link')).toHaveText([
      'listDoctorHistory',
      'listDoctorExportRows',
      'listDoctorRemarks',
      'listDoctorFiles',
    ]);
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.reload();
    await expect(cells('listDoctorFiles').last()).toHaveText('/docdashboardnever MIS TECH');
    await expectNoSidewaysScroll(page);
  });
  await test.step('A row leads to its operation', async () => {
    await page.getByRole('searchbox', { name: 'Search operations' }).fill('');
    await table.getByRole('link', { name: 'addRemark' }).click();
    await expect(operation(page, 'addRemark')).toHaveAttribute('aria-expanded', 'true');
    await expect(table).toBeHidden();
  });
});

test('the version, and what has changed since it was released', async ({ page, baseURL }) => {
  await page.goto('./contract');
  await expect(page.getByText(/^Version \d+\.\d+\.\d+\. .* since release \d+\.\d+\.\d+ of [\d-]+/)).toBeVisible();
  await button(page, 'What has changed').click();
  await expect(page).toHaveURL(new URL('contract?view=changes', baseURL).href);
  await expect(page.getByRole('region', { name: 'Version 1.0.0' })).toContainText('The first release');
  await expectAccessible(page);
  await test.step('A reload keeps it', async () => {
    await page.reload();
    await expect(button(page, 'What has changed')).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('heading', { name: 'Not released yet' })).toBeVisible();
  });
});
