// Runs a command of the project as in a terminal.
import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Runs a command against the running console, without a visible browser; returns its output and exit code. */
export async function runBeside(baseURL: string, args: string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, E2E_BASE_URL: baseURL, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data) => {
      output += String(data);
    });
  }
  const [code] = await once(child, 'close');
  return { code, output };
}

export const scenarioCommand = (...args: string[]) => ['scripts/bootstrap.mjs', 'scenario', ...args];

/** The address in the output of a command. */
export const linkIn = (output: string) => /http:\S+/.exec(output)?.[0] ?? '';
