// The browser gets no address, name, key or token of the servers behind a production deployment.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fixtures } from '../../mocks/areas/kyc/fixtures';
import { shimEnv, shimSettings } from '../../mocks/shim/settings';
import { expect, heading as pageHeading, people, test, toastShown, type World } from '../fixtures';
import { APPROVAL, answer, button, heading, row, view } from '../kyc/desk';

const { pending } = fixtures;

/** The secrets of the rehearsal's settings file and environment, and the server's own names and paths. */
function secretsOfServers(): string[] {
  const { names, operations, upstreams } = shimSettings('https://localhost:4040');
  const theirs = Object.values(names).filter((name) => name !== 'lumina');
  const paths = Object.values(operations).map(({ path }) => path);
  const keys = Object.values(upstreams).flatMap(({ clientKey, ca }) => [clientKey.file, ca]);
  return [...Object.values(shimEnv), ...theirs, ...paths, ...keys, 'X-Upstream-'];
}

/** The tokens that the server issued to the person and to its service accounts. */
async function tokensOfServer(world: World): Promise<string[]> {
  const requests = [
    ...(await world.asked('registerDevice')),
    ...(await world.asked('getSystemAccess')),
    ...(await world.asked('listAxaDomainFiles')),
  ];
  const tokens = requests.map(({ headers }) => headers.authorization?.replace('Bearer ', '') ?? '');
  return [...new Set(tokens)];
}

function* filesIn(folder: string): Generator<string> {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) yield* filesIn(path);
    else if (!/\.(br|gz)$/.test(name)) yield path;
  }
}

const found = (secrets: string[], text: string) => secrets.filter((secret) => text.includes(secret));

test('typical work reveals nothing of the servers, neither in the traffic nor in the storage', async ({
  page,
  signIn,
  world,
}) => {
  const traffic: Promise<string>[] = [];
  page.on('request', (request) => {
    traffic.push(
      request.allHeaders().then((headers) => `${request.url()} ${JSON.stringify(headers)} ${request.postData()}`),
    );
  });
  page.on('response', (response) => {
    traffic.push(response.allHeaders().then((headers) => JSON.stringify(headers)));
    if (response.status() < 300) traffic.push(response.text().catch(() => ''));
  });
  await page.goto('./');
  await signIn(people.firstBrandApd);
  await row(page, pending.first).click();
  await expect(view(page, 'Selfie')).toBeVisible();
  await button(page, 'Approve').click();
  await answer(page, APPROVAL, 'Approve');
  await toastShown(page, 'Application Successfully Approved!');
  await expect(heading(page, pending.second)).toBeVisible();

  const tokens = await tokensOfServer(world);
  expect(tokens.length, 'a token of the person and one of the service account').toBe(2);
  for (const token of tokens) expect(token).toMatch(/^[0-9a-f]{32}$/);
  const secrets = [...secretsOfServers(), ...tokens];
  const texts = await Promise.all(traffic);
  expect(texts.length).toBeGreaterThan(20);
  expect(found(secrets, texts.join('\n')), 'in the traffic').toEqual([]);
  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
  );
  expect(stored).toContain('emailaddress');
  expect(stored, 'no token of any kind').not.toContain('access_token');
  expect(found(secrets, stored), 'in the storage').toEqual([]);
});

test('the testers’ tools are not there, and no file reveals anything of the servers', async ({ page, request }) => {
  const files = [...filesIn('web/dist')];
  const ofTesters = files.filter((file) => file.includes('tester'));
  await test.step('The page of the contract is among the testers’ files', () => {
    const ofContract = files.filter(
      (file) => /\.(js|css)$/.test(file) && readFileSync(file, 'utf8').includes('swagger-ui'),
    );
    const names = ofContract.map((file) => basename(file).replace(/-.{8}\./, '.'));
    expect(names.sort()).toEqual(['ContractPage.css', 'ContractPage.js']);
    for (const file of ofContract) expect(ofTesters).toContain(file);
  });
  await test.step('None of these is served, and no control interface', async () => {
    const asScript = { accept: '*/*', 'sec-fetch-dest': 'script' };
    expect(ofTesters.length).toBeGreaterThan(0);
    for (const file of ofTesters) {
      const path = file.replace(/^web.dist./, '').replaceAll('\\', '/');
      expect((await request.get(path, { headers: asScript })).status(), path).toBe(404);
    }
    for (const path of ['scenarios', 'contract', 'worlds/default/outbox', 'worlds/default/journal']) {
      const answer = await request.get(`control/${path}`, { headers: { accept: 'application/json' } });
      expect(answer.status(), path).toBe(404);
    }
  });
  await test.step('Nor is the page of the contract found, or the panel shown', async () => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.goto('./contract');
    await expect(pageHeading(page, 'Page not found')).toBeVisible();
    expect(requests.filter((url) => /tester\/|control\//.test(url))).toEqual([]);
    await expect(page.getByRole('button', { name: 'Tester' })).toHaveCount(0);
    expect(JSON.parse((await page.locator('script#config').textContent()) ?? '{}').mode).toBe('production');
  });
  await test.step('The built console knows nothing of the servers', () => {
    const secrets = secretsOfServers();
    expect(files.length).toBeGreaterThan(10);
    for (const file of files) expect(found(secrets, readFileSync(file, 'latin1')), file).toEqual([]);
  });
});
