// The command: turns a HAR file, and for real servers their settings, into examples and a scenario, and reports on each
// operation.
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { examples } from '../../openapi/generated/examples';
import { literalSettings } from '../../web/gateway/literal/settings';
import { recordUpstream } from './index';

const entry = (url: string, value: unknown, method = 'GET') => ({
  request: { method, url, headers: [{ name: 'AccountNo', value: '1000200030004' }] },
  response: { status: 200, content: { mimeType: 'application/json', text: JSON.stringify(value) } },
});
const core = Object(examples.getMemberCoreData)[200].default;
const roles = Object(examples.listRoles)[200].default;
const remarks = Object(examples.listRemarks)[200].default;
const atConsole = [
  entry('https://console.example/api/remarks', remarks),
  entry('https://console.example/api/kyc/member', core),
  entry('https://console.example/api/access/roles', roles, 'POST'),
];

function files() {
  const folder = mkdtempSync(join(tmpdir(), 'recording-'));
  const spies = {
    log: vi.spyOn(console, 'log').mockReturnValue(),
    error: vi.spyOn(console, 'error').mockReturnValue(),
  };
  vi.stubEnv('SCENARIO_FILES', join(folder, 'scenarios'));
  vi.stubEnv('RECORDED_FILES', join(folder, 'examples'));
  vi.stubEnv('INIT_CWD', folder);
  onTestFinished(() => {
    for (const spy of Object.values(spies)) spy.mockRestore();
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
  });
  return {
    har: (entries: object[]) => writeFileSync(join(folder, 'desk.har'), JSON.stringify({ log: { entries } })),
    settings: (settings: object) => writeFileSync(join(folder, 'servers.yaml'), JSON.stringify(settings)),
    written: (kind: 'scenarios' | 'examples') => {
      const paths = readdirSync(join(folder, kind), { recursive: true, encoding: 'utf8' });
      return paths.flatMap((path) =>
        /\.(json|yaml)$/.test(path) ? readFileSync(join(folder, kind, path), 'utf8') : [],
      );
    },
    output: () => spies.log.mock.calls.flat().join('\n'),
    complaints: () => spies.error.mock.calls.flat().join('\n'),
  };
}

it('writes examples and a scenario, and reports on each operation', async () => {
  const { har, written, output } = files();
  har(atConsole);
  expect(await recordUpstream(['desk.har'])).toBe(0);
  const [scenario = '{}'] = written('scenarios');
  const { name, answers } = JSON.parse(scenario);
  expect(name).toMatch(/^as-of-\d{4}-\d\d-\d\d$/);
  expect(answers.map(({ operation }: { operation: string }) => operation)).toEqual([
    'listRemarks',
    'getMemberCoreData',
  ]);
  expect(written('examples'), output()).toHaveLength(3);
  expect(output()).toContain(`npm run scenario -- ${name}`);
  expect(output()).toContain('which saving and deciding change: listRemarks.');
  expect(output()).toContain('Answered in the same way every time, whatever is saved: getMemberCoreData.');
  expect(output()).toContain('Left out, because the mocks have their own: listRoles.');
  for (const text of [...written('scenarios'), ...written('examples')]) expect(text).not.toContain(core.data.lastname);
});

it('reads a HAR file of real servers with their settings, and reports what the settings lack', async () => {
  const { har, settings, written, output, complaints } = files();
  har([entry('https://servers.example/remarks', remarks)]);
  const known = literalSettings('https://servers.example');
  settings({ ...known, services: {}, operations: { listRemarks: { method: 'GET', path: '/remarks' } } });
  expect(await recordUpstream(['servers.yaml', 'desk.har']), complaints()).toBe(0);
  expect(output()).toContain('1 calls were saved.');
  expect(written('scenarios')).toHaveLength(1);
  settings({ ...known, operations: { listRemarkz: { path: '/remarks' } } });
  expect(await recordUpstream(['desk.har', 'servers.yaml'])).toBe(1);
  expect(complaints()).toContain('operations.listRemarkz is not an operation of the contract.');
});

it('explains which files it accepts', async () => {
  const { complaints } = files();
  expect(await recordUpstream([])).toBe(1);
  expect(complaints()).toContain('servers.yaml file.har');
});
