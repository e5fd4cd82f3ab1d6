// A command of the project, as somebody runs it in a terminal beside the console.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { ENDS_WITH_PARENT } from '../../scripts/stack/run';

/** What it has said, and how it ended; a console is up already, and nobody sees a window. */
export async function runBeside(baseURL: string, args: string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [...ENDS_WITH_PARENT, ...args], {
    env: { ...process.env, E2E_BASE_URL: baseURL, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data) => {
      said += String(data);
    });
  }
  const [code] = await once(child, 'close');
  return { code, said };
}

export const scenarioCommand = (...args: string[]) => ['scripts/bootstrap.mjs', 'scenario', ...args];

/** The address that it has told. */
export const linkIn = (said: string) => /http:\S+/.exec(said)?.[0] ?? '';
