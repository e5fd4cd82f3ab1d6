import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { stringify } from 'yaml';
import { shimEnv, shimSettings, shimSettingsFile } from '../../mocks/shim/settings';
import { command } from './command';

const secrets = {
  SESSION_SECRET: 'a secret of this test, which everybody knows',
  HUMAN_CHECK_SECRET: 'another one of this test, just as well known',
};

/** Runs the command with `--check`; returns its exit code and output. */
async function check(settings: string, env: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'command-'));
  const output: string[] = [];
  const spies = (['log', 'error'] as const).map((kind) =>
    vi.spyOn(console, kind).mockImplementation((line: string) => void output.push(...line.split('\n'))),
  );
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
    for (const spy of spies) spy.mockRestore();
    vi.unstubAllEnvs();
  });
  for (const [name, value] of Object.entries({ ...secrets, ...env })) vi.stubEnv(name, value);
  const file = join(folder, 'settings.yaml');
  writeFileSync(file, settings);
  return { code: await command(['--settings', file, '--check']), output };
}

test('--check lists where every operation goes, and which are not connected', async () => {
  const connected = shimSettings('https://localhost:4430');
  const operations = { ...connected.operations, listRemarks: { upstream: 'main' } };
  const settings = stringify({ ...connected, operations });
  const { code, output } = await check(settings, shimEnv);
  expect(code).toBe(0);
  expect(output).toContainEqual(expect.stringMatching(/^loginAgora: POST https:\/\/localhost:4430\/v2\/[0-9a-f]+$/));
  const missing = output.indexOf('These operations have no path, so the gateway answers 501:');
  expect(output.slice(missing + 1)).toEqual(['  listRemarks', expect.stringMatching(/connected, 1 are not/)]);
});

test('--check reports each fault of the settings and the environment, without values', async () => {
  const { code, output } = await check(shimSettingsFile('http://localhost'), { HUMAN_CHECK_SECRET: 'hunter2' });
  expect(code).toBe(1);
  expect(output).toContain('upstreams.main.url must be https:// with a host and an optional port, and nothing more.');
  expect(output).toContain('HUMAN_CHECK_SECRET must be at least 32 characters long.');
  expect(output.join()).not.toContain('hunter2');
});

test('--check reports a missing system code of the kiosks', async () => {
  const connected = shimSettings('https://localhost:4430');
  const { system_code: _, ...service } = connected.services.issueKioskToken ?? {};
  const services = { ...connected.services, issueKioskToken: service };
  const { code, output } = await check(stringify({ ...connected, services }), shimEnv);
  expect([code, output]).toEqual([
    1,
    ["services.issueKioskToken lacks the system code: set a field to SC00045, under the server's name for it."],
  ]);
});

test.each([
  { args: [], because: '' },
  { args: ['--setting', 'servers.yaml'], because: "Unknown option '--setting'" },
])('$args: it explains its options and does not start', async ({ args, because }) => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => error.mockRestore());
  expect(await command(args)).toBe(1);
  expect(error.mock.lastCall?.[0]).toContain(because);
  expect(error.mock.lastCall?.[0]).toContain('--settings <file> ');
});
