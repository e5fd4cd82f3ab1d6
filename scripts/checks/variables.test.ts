// The table of environment variables in scripts/README.md has all that the code reads, and no others.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const OF_THE_MACHINE = ['PATH', 'INIT_CWD', 'DISPLAY', 'WAYLAND_DISPLAY', 'PROGRAMFILES', 'LOCALAPPDATA'];
/** Set by one process of the project for another. */
const BETWEEN_PROCESSES = [
  ...['PARENT_PID', 'WATCH_REPORT_DEPENDENCIES', 'GATEWAY_URL', 'RESTARTS_PER_MINUTE', 'DRIFT'],
  ...['SCENARIO_PLAYED', 'SCENARIO_CAPTIONS', 'SCENARIO_REPORT', 'LITERAL_VARIANT', 'LITERAL_TLS'],
];

const sources = ['scripts', 'e2e', 'mocks', 'web']
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`))
  .filter((file) => /(?<!\.test)\.m?[jt]sx?$/.test(file) && !/^web\/(dist|src)/.test(file));
const texts = [...sources, 'playwright.config.ts', 'vitest.config.ts'].map((file) => readFileSync(file, 'utf8'));

it('scripts/README.md lists the environment variables of the commands and tests', () => {
  const read = texts.flatMap((text) =>
    [...text.matchAll(/process\.env\.([A-Z_\d]+)|portOf\([^,]+, '([A-Z_\d]+)'/g)].map(([, name, port]) => name ?? port),
  );
  // Listed with the gateway's settings.
  const settings = readFileSync('web/gateway/settings.ts', 'utf8');
  const ofGateway = [...settings.matchAll(/^ {2}([A-Z_]+): /gm)].map(([, name]) => name);
  const known = new Set<string | undefined>([...OF_THE_MACHINE, ...BETWEEN_PROCESSES, ...ofGateway]);
  const shared = ['PORT', 'BASE_PATH'];
  const due = new Set([...read.filter((name) => !known.has(name)), ...shared]);
  const [, table = ''] =
    /\| variable \|[^\n]*\n\|[^\n]*\n((?:\|[^\n]*\n)+)/.exec(readFileSync('scripts/README.md', 'utf8')) ?? [];
  const listed = [...table.matchAll(/^\| ([^|]*) \|/gm)].flatMap(([, cell = '']) => cell.match(/[A-Z_\d]+/g) ?? []);
  expect(listed.toSorted()).toEqual([...due].toSorted());
});
