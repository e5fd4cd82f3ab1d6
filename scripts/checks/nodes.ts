// `npm test -- --nodes [22 …]`, before a release: runs the unit tests and some scripts with each supported Node, from npm.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

const PROMISED = ['20.19.0', '22', '24'];

/** Scripts for signing in, deciding, saving, exporting a file, and reading a spreadsheet. */
const SCRIPTS = [
  'session/sign-in',
  'kyc/case/decisions',
  'kyc/lists/export',
  'users/edit-user',
  'sheet/correcting',
].map((name) => `e2e/${name}.spec.ts`);

const CHECKS = [
  { what: 'unit tests', args: ['unit'] },
  { what: 'scripts', args: ['e2e', ...SCRIPTS, '--project', 'console'] },
];

export function nodes(versions: string[]): number {
  const lines = (versions.length > 0 ? versions : PROMISED).map((version) => {
    const node = installed(version);
    if (!node) return { version, summary: 'npm has no such Node for this machine', isGood: false };
    const summary = CHECKS.map(({ what, args }) => ({ what, isGood: isGoodWith(node, args) }));
    return {
      version: spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout.trim(),
      summary: summary.map(({ what, isGood }) => `${what} ${isGood ? 'pass' : 'FAIL'}`).join(', '),
      isGood: summary.every(({ isGood }) => isGood),
    };
  });
  console.log(`\n${lines.map(({ version, summary }) => `Node ${version}: ${summary}`).join('\n')}`);
  return lines.every(({ isGood }) => isGood) ? 0 : 1;
}

/** All processes of a command use the Node that the command was started with. */
const isGoodWith = (node: string, args: string[]) =>
  spawnSync(node, ['scripts/bootstrap.mjs', ...args], { stdio: 'inherit' }).status === 0;

function installed(version: string): string | undefined {
  const folder = resolve('.cache/nodes', version);
  const node = `${folder}/node_modules/node/bin/node`;
  if (existsSync(node)) return node;
  const options = ['--no-save', '--no-audit', '--no-fund', '--prefix', folder];
  spawnSync('npm', ['install', ...options, `node@${version}`], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  return existsSync(node) ? node : undefined;
}
