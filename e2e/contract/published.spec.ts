// The published contract as a single file: readable without a server, and without a way to make calls.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { operationTable } from '#contract';
import { expect, expectAccessible, expectNoSidewaysScroll, heading, test } from '../fixtures';

const COUNT = Object.keys(operationTable).length;
const HISTORY = 'openapi/generated/history.json';

// The tests run in one worker, so that the file is built only once.
test.describe.configure({ mode: 'default' });

let folder = '';
test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'contract-'));
  execFileSync(process.execPath, ['scripts/bootstrap.mjs', 'contract:publish', folder]);
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

const addressOf = (file: string) => pathToFileURL(join(folder, file)).href;

test('the file has a search, links to operations, and the page of permissions', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url().replace(/[?#].*/, '')));
  await page.goto(addressOf('index.html'));
  await expect(heading(page, 'Back office of the provider')).toBeVisible();
  await expect(page.getByText(/^Version \d+\.\d+\.\d+\. /)).toBeVisible();
  await expect(page.getByRole('status')).toHaveText(`${COUNT} operations`);
  const operation = page.getByRole('button', { name: new RegExp(`^POST ${operationTable.addRemark.path} `) });
  await test.step('Found, and opened', async () => {
    await page.getByRole('searchbox', { name: 'Search operations' }).fill('chosen for a disapproval');
    await operation.click();
    await expect(page.getByText('Signature does not match the ID').first()).toBeVisible();
    await expect(page.getByText('Who may: administrators')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try it out' })).toHaveCount(0);
    await expectAccessible(page);
  });
  await test.step('Its address opens it again, on a telephone too', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${addressOf('index.html')}#addRemark`);
    await page.reload();
    await expect(operation).toHaveAttribute('aria-expanded', 'true');
    await expectNoSidewaysScroll(page);
  });
  await test.step('Who may do what', async () => {
    await page.getByRole('button', { name: 'Who may do what' }).click();
    await expect(page.getByRole('row', { name: /^loginAgora/ }).getByRole('cell')).toHaveText([
      'anybody, signed in or not',
    ]);
  });
  expect([...new Set(requests)], 'nothing but itself').toEqual([addressOf('index.html')]);
  await test.step('The whole contract lies beside it', async () => {
    const contract = JSON.parse(readFileSync(join(folder, 'openapi.json'), 'utf8'));
    expect(contract.openapi).toBe('3.1.0');
    await expect(page.getByRole('link', { name: 'As one OpenAPI document' })).toHaveAttribute('href', 'openapi.json');
  });
});

test('the changes since the last release tell what they break and why, and can be searched', async ({ page }) => {
  const now = readFileSync(HISTORY, 'utf8');
  const change = (name: string, breaks: string, operations: string[], why = '') => ({ name, breaks, operations, why });
  const changed = {
    ...JSON.parse(now),
    summary: '3 changes since release 1.0.0.',
    changes: [
      change('addRemark is no longer so', 'both', ['addRemark'], 'nobody has set `reappnotif` since spring.'),
      change('listStores: x is new', 'nobody', ['listStores']),
      change('listNothing is no longer there', 'the console', ['listNothing']),
    ],
  };
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  expect(html).toContain(now);
  writeFileSync(
    join(folder, 'changed.html'),
    html.replace(now, () => JSON.stringify(changed)),
  );
  await page.goto(addressOf('changed.html'));
  await expect(page.getByText(/^Version \d+\.\d+\.\d+\. 3 changes since release 1\.0\.0\.$/)).toBeVisible();
  await page.getByRole('button', { name: 'What has changed' }).click();
  const table = page.getByRole('region', { name: 'What has changed' });
  const row = table.getByRole('row', { name: /^addRemark/ });
  await test.step('All changes; removed operations have no link', async () => {
    await expect(table.getByRole('rowheader')).toHaveCount(3);
    await expect(row.getByRole('cell')).toHaveText(['both', 'nobody has set reappnotif since spring.']);
    await expect(table.getByRole('link')).toHaveText(['addRemark', 'listStores']);
    await expectAccessible(page);
  });
  await test.step('Only those that match the search, also on a telephone', async () => {
    await page.getByRole('searchbox', { name: 'Search operations' }).fill('addRemark');
    await expect(table.getByRole('rowheader')).toHaveCount(1);
    await expect(page.getByText('3 changes since release 1.0.0. 1 of them here.')).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoSidewaysScroll(page);
  });
  await test.step('The releases before', async () => {
    await expect(page.getByRole('region', { name: 'Version 1.0.0' })).toContainText('The first release');
  });
  await test.step('To the operation', async () => {
    await row.getByRole('link').click();
    await expect(table).toBeHidden();
    await expect(
      page.getByRole('button', { name: new RegExp(`^POST ${operationTable.addRemark.path} `) }),
    ).toHaveAttribute('aria-expanded', 'true');
  });
});
