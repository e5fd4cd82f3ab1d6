// Every npm script begins here: it makes a fresh clone ready for the command and hands over to scripts/main.ts.
// It may import only Node's own modules, because nothing else is installed yet.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const LEAST_NODE = [20, 19];
const [command, ...args] = process.argv.slice(2);

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
requireNode();
if (!isInstalled()) {
  // npm prepares an installation without development packages, too: it has nothing to make the types with.
  if (command === 'prepare') process.exit(0);
  await install();
}

const { register } = await import('tsx/esm/api');
register();
const { main } = await import('./main.ts');
const code = await main(command, args);
// Exits when the output is written: a pipe such as `| less` takes it bit by bit, and exiting earlier would cut it off.
process.stdout.write('', () => process.exit(code));

function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > LEAST_NODE[0] || (major === LEAST_NODE[0] && minor >= LEAST_NODE[1])) return;
  console.error(`This needs Node ${LEAST_NODE.join('.')} or newer; this is Node ${process.versions.node}.`);
  process.exit(1);
}

/** Compares what npm has installed with the lock file. Optional packages are skipped: they are for other platforms. */
function isInstalled() {
  if (!existsSync('node_modules/.package-lock.json')) return false;
  const installed = packagesOf('node_modules/.package-lock.json');
  return Object.entries(packagesOf('package-lock.json')).every(
    ([path, { version, optional }]) => path === '' || optional || installed[path]?.version === version,
  );
}

function packagesOf(lockFile) {
  return JSON.parse(readFileSync(lockFile, 'utf8')).packages;
}

async function install() {
  console.log('Installing the dependencies …');
  const npm = spawn('npm', ['ci', '--include=dev', '--loglevel=error', '--no-progress'], {
    stdio: ['inherit', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  const stop = (signal) => npm.kill(signal);
  process.on('SIGINT', stop).on('SIGTERM', stop);
  const [code] = await once(npm, 'exit');
  process.off('SIGINT', stop).off('SIGTERM', stop);
  if (code === 0) return;
  console.error('The dependencies could not be installed: npm says why above.');
  process.exit(1);
}
