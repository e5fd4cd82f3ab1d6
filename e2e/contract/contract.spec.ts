// The pages of /contract: every call of the console, to read and to try in the world of this browser.
import type { Page } from '@playwright/test';
import { operationTable } from '#contract';
import { expect, expectAccessible, heading, people, test } from '../fixtures';

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
async function tryOut(page: Page): Promise<void> {
  await button(page, 'Try it out').click();
  await button(page, 'Execute').click();
}

test('operations can be searched and tried without signing in', async ({ page }) => {
  await page.goto('./');
  await test.step('The tester’s panel leads there', async () => {
    const panel = page.getByRole('complementary', { name: "Tester's panel" });
    await panel.getByRole('button', { name: 'Tester', exact: true }).click();
    await panel.getByRole('link', { name: /^Contract/ }).click();
    await expect(heading(page, 'Contract')).toBeVisible();
  });
  await expect(page).toHaveTitle('Lumina Admin - Contract');
  await expect(page.getByText('No one is signed in. Calls that need a session are refused.')).toBeVisible();
  await expect(page.getByText(/^Version \d+\.\d+\.\d+\.$/)).toBeVisible();
  await expect(page.getByText('The reasons a registration may be disapproved for.')).toBeVisible();
  const search = page.getByRole('searchbox', { name: 'Search operations' });
  // Searches by its name, words of its description in any order, and its path.
  for (const text of ['addRemark', 'disapproval CHOSEN', operationTable.addRemark.path]) {
    await test.step(`By '${text}'`, async () => {
      await search.fill(text);
      await expect(operation(page, 'listRemarks')).toBeHidden();
      await expect(operation(page, 'addRemark')).toBeVisible();
    });
  }
  await test.step('By area, to see a whole page of it', async () => {
    await search.fill('remarks');
    await expect(operation(page, 'listRemarks')).toBeVisible();
    // Operations of other areas look alike, so one area is enough.
    await expectAccessible(page);
  });
  await test.step('Without signing in, a call that needs a session is refused', async () => {
    await operation(page, 'listRemarks').click();
    await tryOut(page);
    await expect(answer(page)).toContainText('401');
    await expect(answer(page)).toContainText('Invalid Access Token');
  });
  await test.step('One table shows which departments may call which operation, with the screens that open it', async () => {
    await button(page, 'Access rights').click();
    const table = page.getByRole('region', { name: 'Access rights' });
    const cells = (id: string) => table.getByRole('row', { name: new RegExp(`^${id}\\b`) }).getByRole('cell');
    await expect(table.getByRole('rowheader')).toHaveCount(COUNT);
    await expect(cells('saveDecision')).toHaveText([...Array(7).fill('all'), 'no', 'all', 'all', '']);
    await expect(cells('addRemark')).toHaveText([...Array(10).fill('role 1'), '/disapprove_remarks']);
    await expect(cells('loginAgora')).toHaveText(['anyone, signed in or not']);
    await expect(cells('listDoctorFiles').last()).toHaveText('/docdashboardnever MIS TECH');
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
  await test.step('The change is visible in the console', async () => {
    await page.getByRole('link', { name: 'Back to Lumina Admin' }).click();
    await page.getByRole('link', { name: 'Disapproved Remarks' }).click();
    await page.getByRole('searchbox').fill(REMARK);
    await expect(row(page, REMARK)).toBeVisible();
  });
});
