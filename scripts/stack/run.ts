// Runs a tool of node_modules with this very Node: no shell, no npx, so that signals and exit codes pass unchanged.
import { type SpawnOptions, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { constants } from 'node:os';

/** The file behind the command that a package brings. */
export function entryOf(packageName: string): string {
  const { bin } = JSON.parse(readFileSync(`node_modules/${packageName}/package.json`, 'utf8'));
  return `node_modules/${packageName}/${typeof bin === 'string' ? bin : Object.values(bin)[0]}`;
}

export const run = (packageName: string, args: string[], env = {}) => execute([entryOf(packageName), ...args], { env });

/** What it prints is held back: for checks that run beside each other. */
export async function runQuietly(packageName: string, args: string[]) {
  let output = '';
  const env = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
  const code = await execute([entryOf(packageName), ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] }, (text) => {
    output += text;
  });
  return { code, output };
}

/** Arguments of Node, for what is to end when whoever started it does, even by `kill -9`. */
export const ENDS_WITH_PARENT = ['--import', new URL('endWithParent.mjs', import.meta.url).href];
/** For its environment: it may be read only when this process is no more. */
export const AS_PARENT = { PARENT_PID: String(process.pid) };

export function execute(args: string[], options: SpawnOptions, onOutput?: (text: string) => void): Promise<number> {
  const child = spawn(process.execPath, [...ENDS_WITH_PARENT, ...args], {
    stdio: 'inherit',
    ...options,
    env: { ...process.env, ...options.env, ...AS_PARENT },
  });
  child.stdout?.on('data', (data) => onOutput?.(String(data)));
  child.stderr?.on('data', (data) => onOutput?.(String(data)));
  let stoppedBy: NodeJS.Signals | undefined;
  const relay = (signal: NodeJS.Signals) => {
    stoppedBy = signal;
    // A terminal has sent its Ctrl-C to everybody already: with a second one the tools would stop without tidying up.
    // They do tidy up after SIGINT, and few of them after SIGTERM.
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
