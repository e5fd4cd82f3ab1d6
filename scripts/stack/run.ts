// Runs a tool of node_modules with the current Node, without a shell or npx, so that signals and exit codes pass
// unchanged.
import { type SpawnOptions, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { constants } from 'node:os';

/** The file of a package's command. */
export function entryOf(packageName: string): string {
  const { bin } = JSON.parse(readFileSync(`node_modules/${packageName}/package.json`, 'utf8'));
  return `node_modules/${packageName}/${typeof bin === 'string' ? bin : Object.values(bin)[0]}`;
}

export const run = (packageName: string, args: string[], env = {}) => execute([entryOf(packageName), ...args], { env });

/** Builds for production, also when a test asks for it: tools for tests set another NODE_ENV. */
export const viteBuild = (config: string) =>
  run('vite', ['build', '--config', config, '--logLevel', 'warn'], { NODE_ENV: 'production' });

/** Collects the output instead of printing it, for checks that run in parallel. */
export async function runQuietly(packageName: string, args: string[]) {
  let output = '';
  const env = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
  const code = await execute([entryOf(packageName), ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] }, (text) => {
    output += text;
  });
  return { code, output };
}

/** Arguments for Node that make a process end when its parent ends, even by `kill -9`. */
export const ENDS_WITH_PARENT = ['--import', new URL('endWithParent.mjs', import.meta.url).href];
/** The environment variable that tells a child its parent, because the child may read `ppid` too late. */
export const PARENT_ENV = { PARENT_PID: String(process.pid) };

export function execute(args: string[], options: SpawnOptions, onOutput?: (text: string) => void): Promise<number> {
  const child = spawn(process.execPath, [...ENDS_WITH_PARENT, ...args], {
    stdio: 'inherit',
    ...options,
    env: { ...process.env, ...options.env, ...PARENT_ENV },
  });
  child.stdout?.on('data', (data) => onOutput?.(String(data)));
  child.stderr?.on('data', (data) => onOutput?.(String(data)));
  let stoppedBy: NodeJS.Signals | undefined;
  const relay = (signal: NodeJS.Signals) => {
    stoppedBy = signal;
    // In a terminal Ctrl-C reaches the child by itself; a second SIGINT would make tools stop without cleaning up.
    // SIGTERM is passed on as SIGINT, because few tools clean up after SIGTERM.
    if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill('SIGINT');
  };
  process.on('SIGINT', relay).on('SIGTERM', relay);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code, signal) => {
      process.off('SIGINT', relay).off('SIGTERM', relay);
      if (stoppedBy) process.exit(128 + constants.signals[stoppedBy]);
      resolve(code ?? 128 + (signal ? constants.signals[signal] : 0));
    });
  });
}
