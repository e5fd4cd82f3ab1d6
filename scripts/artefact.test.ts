// A day with dist/ alone: copied to another folder that cannot be written, as a user without a home, without node_modules.
import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { stringify } from 'yaml';
import { createLiteral, type Literal } from '../mocks/literal';
import { ONE_TIME_PASSWORD, PASSWORD } from '../mocks/literal/sections/people';
import { certificate } from '../mocks/shim/settings';
import { literalEnv, literalSettings } from '../web/gateway/literal/settings';
import { startServer } from '../web/gateway/store/testing';
import { browserAt } from '../web/gateway/whole/attackTesting';
import { ask, deadUrl, send } from '../web/gateway/whole/testing';
import { ARTEFACT, version } from './artefact';
import { prepareArtefact } from './prepare';

const LARGEST_MB = 25;
/** The scripts that a screen starts with: how many, and how large when compressed. A single import can add a library. */
const FIRST_LOADS = [
  { of: /^\/(login)?$/, files: 3, kilobytes: 97 },
  { of: /^\/(dashboard|docdashboard|users|disapprove_remarks|sysaccess-manage-access)$/, files: 4, kilobytes: 150 },
  // The screens that are forms themselves.
  { of: /^\/(forgotpassword|otpverification|concurrent|lockedout)/, files: 6, kilobytes: 222 },
  { of: /./, files: 6, kilobytes: 163 },
];
/** The page's inline script lists the files of every screen, besides those of the page itself. */
const SCREENS = /\[\{"path":.*?\}\]/;
const OF_PAGE = /<(?:script type="module"|link rel="modulepreload")[^>]* (?:src|href)="([^"]+)"/g;
const REVIEWER = 'int.apd.admin@example.com';
const CA = certificate('ca.pem');

beforeAll(async () => expect(await prepareArtefact()).toBe(true), 600_000);

test('each screen starts with few and small scripts', () => {
  const folder = join(ARTEFACT, 'console');
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  const screens: { path: string; scripts: string[] }[] = JSON.parse(SCREENS.exec(page)?.[0] ?? '[]');
  const always = [...page.matchAll(OF_PAGE)].map(([, file = '']) => file);
  const bytesOf = (file: string) => statSync(join(folder, `${file}.br`)).size;
  expect(screens.length * always.length).toBeGreaterThan(0);
  const over = screens.flatMap(({ path, scripts }) => {
    const files = [...always, ...scripts];
    const kilobytes = files.map(bytesOf).reduce((sum, bytes) => sum + bytes, 0) / 1000;
    const budget = FIRST_LOADS.find(({ of }) => of.test(path));
    const fits = budget && files.length <= budget.files && kilobytes <= budget.kilobytes;
    return fits ? [] : [`${path}: ${files.length} files, ${kilobytes} kB`];
  });
  expect(over).toEqual([]);
});

function copied(): string {
  const folder = mkdtempSync(join(tmpdir(), 'artefact-'));
  const restore = () => execFileSync('chmod', ['-R', 'u+w', folder]);
  onTestFinished(() => {
    restore();
    rmSync(folder, { recursive: true });
  });
  cpSync(ARTEFACT, folder, { recursive: true });
  cpSync(CA, join(folder, 'ca.pem'));
  return folder;
}

/** The folder with settings for the literal upstream, which nobody can write any more. */
async function settled() {
  const folder = copied();
  const literal = await createLiteral({ tls: true });
  onTestFinished(() => literal.close());
  const settings = stringify(literalSettings(literal.url.replace('127.0.0.1', 'localhost'))).replace(CA, 'ca.pem');
  writeFileSync(join(folder, 'servers.yaml'), settings);
  execFileSync('chmod', ['-R', 'a-w,a+rX', folder]);
  return { folder, literal };
}

async function start(folder: string, env: Record<string, string>) {
  const url = await deadUrl();
  const began = performance.now();
  const child = spawn(process.execPath, [join(folder, 'server.mjs'), '--settings', join(folder, 'servers.yaml')], {
    cwd: '/',
    // Root could write everywhere.
    ...(process.getuid?.() === 0 && { uid: 65_534, gid: 65_534 }),
    env: {
      ...literalEnv,
      PORT: new URL(url).port,
      SESSION_SECRET: 'a secret of this test, which everybody knows',
      HUMAN_CHECK_SECRET: 'another one of this test, just as well known',
      ...env,
    },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => {
      output += text;
    });
  const isReady = async () => expect((await send(url, '/readyz')).status, output).toBe(200);
  await vi.waitFor(isReady, { timeout: 60_000, interval: 20 });
  console.log(`${ARTEFACT}/ was ready after ${((performance.now() - began) / 1000).toFixed(1)} s`);
  return { url, child };
}

/** Signs in, lists, shows a picture and decides. */
async function works(url: string, { requests }: Literal) {
  const browser = browserAt(url);
  await browser.ask('loginAgora', {}, { Value: { emailaddress: REVIEWER, password: PASSWORD } });
  await browser.ask('sendAgoraOtp', {}, { Value: { email: REVIEWER } });
  await browser.ask('verifyAgoraOtp', { email: REVIEWER, otp: ONE_TIME_PASSWORD });
  const pending = (await browser.ask('listPendingRegistrations')).json() as { data: { recordid: number }[] };
  expect(pending.data).toHaveLength(10);
  const memberid = pending.data[0]?.recordid;
  const listed = await browser.ask('listMemberFiles', {}, { Value: { member_id: memberid } });
  const { data: files } = listed.json() as { data: { path: string }[] };
  const picture = await browser.ask('getImage', { ImagePath: files[0]?.path });
  expect([picture.status, picture.headers['content-type']]).toEqual([200, 'image/png']);
  await browser.ask('saveDecision', {}, { Value: { memberid, approved_by: REVIEWER } });
  const decisions = requests.filter(({ name }) => name === 'saveDecision');
  expect(decisions.map(({ body }) => body)).toMatchObject([{ memberid, approved_by: REVIEWER }]);
  return browser;
}

test('a single gateway serves the console and a day of work, and ends when it is told to', async () => {
  const { folder, literal } = await settled();
  const { url, child } = await start(folder, {});
  expect(String((await send(url, '/')).body)).toContain(`"version":"${version()}"`);
  const browser = await works(url, literal);
  await browser.ask('logoutAgora', { Email: REVIEWER });
  expect(await browser.status('listPendingRegistrations')).toBe(401);
  const ended = new Promise((resolve) => child.once('close', resolve));
  child.kill();
  expect(await ended).toBe(0);
});

test('two gateways with a store share the session and its end', async () => {
  const { folder, literal } = await settled();
  const { url: store } = await startServer();
  const one = await start(folder, { STORE_URL: store });
  const other = await start(folder, { STORE_URL: store });
  const browser = await works(one.url, literal);
  const cookies = browser.copied();
  const atOther = async () => (await ask(other.url, 'listPendingRegistrations', cookies)).status;
  expect(await atOther()).toBe(200);
  await browser.ask('logoutAgora', { Email: REVIEWER });
  expect(await atOther()).toBe(401);
});

test('it is small and built for production, and has nothing of the testers', () => {
  const files = readdirSync(ARTEFACT, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map((entry) => join(entry.parentPath, entry.name));
  const megabytes = paths.reduce((sum, path) => sum + statSync(path).size, 0) / 1e6;
  console.log(`${ARTEFACT}/ has ${megabytes.toFixed(1)} MB`);
  expect(megabytes).toBeLessThan(LARGEST_MB);
  expect(paths.filter((path) => /tester|node_modules/.test(path))).toEqual([]);
  const scripts = paths.filter((path) => /assets.*\.js$/.test(path));
  expect(scripts.filter((path) => readFileSync(path, 'utf8').includes('jsxDEV'))).toEqual([]);
});
