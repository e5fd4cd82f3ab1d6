import { type ChildProcess, spawn } from 'node:child_process';
import http from 'node:http';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test, vi } from 'vitest';
import { operationTable } from '#contract';
import { shimEnv, shimSettings } from '../../../mocks/shim/settings';
import { examples } from '../../../openapi/generated/examples';
import { settingsFile, tlsServer } from '../production/testing';
import { browserAt } from './attackTesting';
import { ask, builtConsole, cookiesIn, deadUrl, fakeUpstream, madeBy, SECRET, send } from './testing';

const root = fileURLToPath(new URL('../../..', import.meta.url));

function run(env: Record<string, string>) {
  const args = ['--import', './scripts/stack/endWithParent.mjs', '--import', 'tsx', 'web/gateway/main.ts'];
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { PATH: process.env.PATH, UPSTREAM: 'mocks', STATIC_DIR: builtConsole(), ...env },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const output: string[] = [];
  child.stdout.on('data', (chunk) => output.push(String(chunk)));
  child.stderr.on('data', (chunk) => output.push(String(chunk)));
  return { child, output };
}

const login = examples.loginAgora[200].default.data;
const reviewer = { ...login.user, department: 'INT APD', rolesid: '2' };

/** Answers like a server for a person whose password and one-time password are right. */
function asSignedIn(path: string, response: http.ServerResponse): void {
  const isLogin = path === operationTable.loginAgora.path;
  const body = isLogin ? { data: { ...login, user: reviewer } } : examples.verifyAgoraOtp[200].default;
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

const firstWord = (child: ChildProcess) => new Promise((resolve) => child.stdout?.once('data', resolve));
const ended = (child: ChildProcess) => new Promise((resolve) => child.once('close', resolve));

test('says where it is, and stops on SIGINT even while it waits for an answer that never comes', async () => {
  let reached: (() => void) | undefined;
  const waiting = new Promise<void>((resolve) => {
    reached = resolve;
  });
  const mocks = await fakeUpstream(() => reached?.());
  const url = await deadUrl();
  const { child, output } = run({ PORT: new URL(url).port, BASE_PATH: '/uat/kyc', MOCKS_URL: mocks.url });
  await firstWord(child);
  expect(output).toEqual([`The console is at ${url}/uat/kyc/\n`]);
  http.get(`${url}/uat/kyc/control/slow`).on('error', () => {});
  await waiting;
  child.kill('SIGINT');
  expect(await ended(child)).toBe(0);
});

test('while stopping it finishes a decision in flight, once, and accepts no new calls', async () => {
  let answer: (() => void) | undefined;
  const prism = await fakeUpstream(({ url: path }, response) => {
    if (path !== operationTable.saveDecision.path) return asSignedIn(path, response);
    answer = () => response.writeHead(200, { 'content-type': 'text/plain' }).end(examples.saveDecision[200].default);
  });
  const decisions = () => prism.requests.filter(({ url: path }) => path === operationTable.saveDecision.path);
  const url = await deadUrl();
  const { child } = run({ PORT: new URL(url).port, PRISM_URL: prism.url, SESSION_SECRET: SECRET });
  await firstWord(child);
  const browser = browserAt(url);
  expect(cookiesIn(await browser.signIn())).toHaveProperty('session');
  const decide = () => browser.ask('saveDecision', {}, { Value: { approved_by: reviewer.emailaddress } });
  const decision = decide();
  await vi.waitFor(() => expect(decisions()).toHaveLength(1), { timeout: 20_000 });

  const over = ended(child);
  child.kill('SIGTERM');
  await vi.waitFor(() => expect(send(url, '/healthz')).rejects.toThrow('ECONNREFUSED'), { interval: 10 });
  await expect(decide()).rejects.toThrow('ECONNREFUSED');
  answer?.();
  expect(String((await decision).body)).toBe(examples.saveDecision[200].default);
  expect(await over).toBe(0);
  expect(decisions()).toHaveLength(1);
});

test('in production /readyz says not ready for a while before the gateway closes', async () => {
  const servers = await tlsServer((_request, response) => response.end());
  const url = await deadUrl();
  const secrets = { SESSION_SECRET: SECRET, HUMAN_CHECK_SECRET: `${SECRET}, of people` };
  const { child } = run({
    ...shimEnv,
    ...secrets,
    PORT: new URL(url).port,
    UPSTREAM: settingsFile(shimSettings(servers)),
  });
  await vi.waitFor(async () => expect((await send(url, '/readyz')).status).toBe(200), { timeout: 20_000 });
  child.kill('SIGTERM');
  await vi.waitFor(async () => expect((await send(url, '/readyz')).status).toBe(503));
  expect((await send(url, '/healthz')).status).toBe(200);
  expect(child.exitCode).toBeNull();
});

test('goes on when the reader of its log disappears, and reports that it cannot record', async () => {
  const mocks = await fakeUpstream();
  const url = await deadUrl();
  const { child } = run({ PORT: new URL(url).port, MOCKS_URL: mocks.url, LOG_LEVEL: 'info', AUDIT_LOG: '-' });
  await firstWord(child);
  child.stdout.destroy();
  child.stderr.destroy();
  const { headers, body } = madeBy({}, 'saveDecision');
  await vi.waitFor(async () => expect((await ask(url, 'saveDecision', headers, body)).status).toBe(503));
  expect((await send(url, '/readyz')).status).toBe(503);
  expect((await send(url, '/healthz')).status).toBe(200);
  expect(child.exitCode).toBeNull();
});

test('reports a port that is taken in one line, with the setting that changes it', async () => {
  const { url } = await fakeUpstream();
  const { port } = new URL(url);
  const { child, output } = run({ PORT: port });
  expect(await ended(child)).toBe(1);
  expect(output.join('')).toBe(`Port ${port} is taken. Set PORT to another one.\n`);
});
