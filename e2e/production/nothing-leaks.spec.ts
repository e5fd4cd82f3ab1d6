// The browser gets no address, name, key or token of the servers behind a production deployment.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fixtures } from '../../mocks/areas/kyc/fixtures';
import { shimEnv, shimSettings } from '../../mocks/shim/settings';
import { expect, people, test, toastShown, type World } from '../fixtures';
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

test('the built console reveals nothing of the servers', () => {
  const secrets = secretsOfServers();
  const files = [...filesIn('web/dist')];
  expect(files.length).toBeGreaterThan(10);
  for (const file of files) expect(found(secrets, readFileSync(file, 'latin1')), file).toEqual([]);
});

test('the testers’ tools are not there: no control interface, no panel, no world in a cookie', async ({
  page,
  request,
}) => {
  for (const path of ['control/scenarios', 'control/worlds/default/outbox', 'control/worlds/default/journal']) {
    const answer = await request.get(path, { headers: { accept: 'application/json' } });
    expect(answer.status(), path).toBe(404);
  }
  const chunks = [...filesIn('web/dist')].filter((file) => file.includes('tester'));
  expect(chunks.length).toBeGreaterThan(0);
  for (const chunk of chunks) {
    const path = chunk.replace(/^web.dist./, '').replaceAll('\\', '/');
    const answer = await request.get(path, { headers: { 'sec-fetch-dest': 'script' } });
    expect(answer.status(), path).toBe(404);
  }
  await page.goto('./');
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Tester' })).toHaveCount(0);
  expect(JSON.parse((await page.locator('script#config').textContent()) ?? '{}').mode).toBe('production');
});

test('the readiness check answers, and browsers are told to use only https', async ({ request }) => {
  const ready = await request.get('readyz');
  expect([ready.status(), await ready.json()]).toEqual([200, { status: 'ready' }]);
  expect(ready.headers()['strict-transport-security']).toContain('max-age=31536000');
});
