// A day with dist/ alone: copied to another folder that cannot be written, as a user without a home, without node_modules.
import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { stringify } from 'yaml';
import { createLiteral } from '../mocks/literal';
import { ONE_TIME_PASSWORD, PASSWORD } from '../mocks/literal/entities/people';
import { certificate } from '../mocks/shim/settings';
import { literalEnv, literalSettings } from '../web/gateway/literal/settings';
import { startServer } from '../web/gateway/store/testing';
import { browserAt } from '../web/gateway/whole/attackTesting';
import { deadUrl, send } from '../web/gateway/whole/testing';
import { ARTEFACT, version } from './artefact';
import { prepareArtefact } from './prepare';

const LARGEST_MB = 25;
const REVIEWER = 'int.apd.standard@example.com';
const CA = certificate('ca.pem');

beforeAll(async () => expect(await prepareArtefact()).toBe(true), 300_000);

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

async function start(folder: string, env: Record<string, string>) {
  const literal = await createLiteral({ tls: true });
  onTestFinished(() => literal.close());
  const settings = stringify(literalSettings(literal.url.replace('127.0.0.1', 'localhost'))).replace(CA, 'ca.pem');
  writeFileSync(join(folder, 'servers.yaml'), settings);
  execFileSync('chmod', ['-R', 'a-w,a+rX', folder]);

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
  await vi.waitFor(async () => expect((await send(url, '/readyz')).status, output).toBe(200), {
    timeout: 60_000,
    interval: 20,
  });
  const seconds = (performance.now() - began) / 1000;
  return {
    url,
    seconds,
    ended: () => new Promise((resolve) => child.once('close', resolve)),
    stop: () => child.kill(),
  };
}

test.each([
  { of: 'one gateway', env: async () => ({}) },
  { of: 'gateways with a store', env: async () => ({ STORE_URL: (await startServer()).url }) },
])('$of: signs in, lists, shows a picture, decides and signs out', async ({ env }) => {
  const { url, seconds, stop, ended } = await start(copied(), await env());
  console.log(`${ARTEFACT}/ was ready after ${seconds.toFixed(1)} s`);
  const browser = browserAt(url);
  expect(String((await send(url, '/')).body)).toContain(`"version":"${version()}"`);

  await browser.ask('loginAgora', {}, { Value: { emailaddress: REVIEWER, password: PASSWORD } });
  await browser.ask('sendAgoraOtp', {}, { Value: { email: REVIEWER } });
  await browser.ask('verifyAgoraOtp', { email: REVIEWER, otp: ONE_TIME_PASSWORD });
  const list = (await browser.ask('listPendingRegistrations')).json() as { data: { recordid: number }[] };
  expect(list.data).toHaveLength(10);
  const memberid = list.data[0]?.recordid;
  const files = (await browser.ask('listMemberFiles', {}, { Value: { member_id: memberid } })).json() as {
    data: { path: string }[];
  };
  const picture = await browser.ask('getImage', { ImagePath: files.data[0]?.path });
  expect([picture.status, picture.headers['content-type']]).toEqual([200, 'image/png']);
  const decision = await browser.ask('saveDecision', {}, { Value: { memberid, approved_by: REVIEWER } });
  expect(String(decision.body)).toContain('success');
  const after = (await browser.ask('listPendingRegistrations')).json() as typeof list;
  expect(after.data.map(({ recordid }) => recordid)).not.toContain(memberid);
  await browser.ask('logoutAgora', { Email: REVIEWER });
  expect(await browser.status('listPendingRegistrations')).toBe(401);

  const end = ended();
  stop();
  expect(await end).toBe(0);
});

test('it is small, and has nothing of the testers', () => {
  const files = readdirSync(ARTEFACT, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map((entry) => join(entry.parentPath, entry.name));
  const megabytes = paths.reduce((sum, path) => sum + statSync(path).size, 0) / 1e6;
  console.log(`${ARTEFACT}/ has ${megabytes.toFixed(1)} MB`);
  expect(megabytes).toBeLessThan(LARGEST_MB);
  expect(paths.filter((path) => /tester|node_modules/.test(path))).toEqual([]);
});
