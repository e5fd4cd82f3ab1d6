// The page of the contract exists only with mocks, not in production.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, heading, test } from '../fixtures';

test('in production the address of the contract does not exist', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto('./contract');
  await expect(heading(page, 'Page not found')).toBeVisible();
  expect(requests.filter((url) => /tester\/|control\//.test(url))).toEqual([]);
});

const asScript = { accept: '*/*', 'sec-fetch-dest': 'script' };

test('no part of the page is served: neither its script, nor its style, nor the document', async ({ request }) => {
  const dist = 'web/dist';
  const files = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(js|css)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(dist.length + 1));
  const ofReader = files.filter((file) => readFileSync(join(dist, file), 'utf8').includes('swagger-ui'));
  expect(ofReader.map((file) => file.replace(/-.{8}\./, '.')).sort()).toEqual([
    'tester/ContractPage.css',
    'tester/ContractPage.js',
  ]);
  for (const path of [...ofReader, 'control/contract'])
    expect((await request.get(`./${path}`, { headers: asScript })).status(), path).not.toBe(200);
});
