// The tables of environment variables have all that the code reads, and no others.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const OF_THE_MACHINE = ['PATH', 'INIT_CWD', 'DISPLAY', 'WAYLAND_DISPLAY', 'PROGRAMFILES', 'LOCALAPPDATA'];
/** Set by one process of the project for another. */
const BETWEEN_PROCESSES = [
  ...['PARENT_PID', 'WATCH_REPORT_DEPENDENCIES', 'GATEWAY_URL', 'DRIFT'],
  ...['SCENARIO_PLAYED', 'SCENARIO_CAPTIONS', 'SCENARIO_REPORT', 'LITERAL_VARIANT', 'LITERAL_TLS'],
];

const sources = ['scripts', 'e2e', 'mocks', 'web']
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`))
  .filter((file) => /(?<!\.test)\.m?[jt]sx?$/.test(file) && !/^web\/(dist|src)/.test(file));
const texts = [...sources, 'playwright.config.ts', 'vitest.config.ts'].map((file) => readFileSync(file, 'utf8'));

// In the gateway's settings.
const settings = readFileSync('web/gateway/settings.ts', 'utf8');
const ofGateway = [...settings.matchAll(/^ {2}([A-Z_]+): /gm)].map(([, name]) => name);

/** The names in the first column of the table of variables. */
function listedIn(file: string): string[] {
  const [, table = ''] = /\| variable \|[^\n]*\n\|[^\n]*\n((?:\|[^\n]*\n)+)/.exec(readFileSync(file, 'utf8')) ?? [];
  return [...table.matchAll(/^\| ([^|]*) \|/gm)].flatMap(([, cell = '']) => cell.match(/[A-Z_\d]+/g) ?? []).toSorted();
}

it("the gateway's README lists its settings", () => {
  expect(listedIn('web/gateway/README.md')).toEqual(ofGateway.toSorted());
});

it('scripts/README.md lists the environment variables of the commands and tests', () => {
  const read = texts.flatMap((text) =>
    [...text.matchAll(/process\.env\.([A-Z_\d]+)|portOf\([^,]+, '([A-Z_\d]+)'/g)].map(([, name, port]) => name ?? port),
  );
  const known = new Set<string | undefined>([...OF_THE_MACHINE, ...BETWEEN_PROCESSES, ...ofGateway]);
  const shared = ['PORT', 'BASE_PATH'];
  const due = new Set([...read.filter((name) => !known.has(name)), ...shared]);
  expect(listedIn('scripts/README.md')).toEqual([...due].toSorted());
});
