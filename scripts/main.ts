// The commands behind the npm scripts, and what must be prepared for each. bootstrap.mjs has installed the
// dependencies.
import { resolve } from 'node:path';
import { prepareArtefact, prepareConsole, prepareTypes } from './prepare';
import { execute, run } from './stack/run';

interface Command {
  needs: ((args: string[]) => Promise<boolean>)[];
  run: (args: string[]) => Promise<number>;
}

const types = prepareTypes;
const built = prepareConsole;
const artefact = prepareArtefact;
const browser = async () => (await import('./stack/browser')).prepareBrowser();
const wholeBrowser = async () => (await import('./stack/browser')).prepareBrowser(true);
const browserFor = (args: string[]) =>
  args.some((arg) => ['--headed', '--ui', '--debug'].includes(arg)) ? wholeBrowser() : browser();
const policy = async () => (await import('./contract/policy')).policy();

const commands: Record<string, Command> = {
  // After `npm ci`, for tools that are called without npm's scripts.
  prepare: { needs: [types], run: async () => 0 },
  start: { needs: [types, built], run: async () => (await import('./stack/start')).start() },
  // In the folder where npm was called, because the paths of files are relative to it.
  serve: {
    needs: [types, artefact],
    run: (args) => execute([resolve('dist/server.mjs'), ...args], { cwd: process.env.INIT_CWD }),
  },
  rehearse: { needs: [types, artefact], run: async () => (await import('./stack/rehearse')).rehearse() },
  literal: { needs: [types, built], run: async (args) => (await import('./stack/literal')).literal(args) },
  dev: { needs: [types], run: async () => (await import('./dev')).dev() },
  // The tests make the types and the console themselves, because each of the two is a check that can fail.
  test: { needs: [], run: async (args) => (await import('./checks/test')).test(args) },
  e2e: { needs: [types, artefact, browserFor], run: async (args) => (await import('./checks/e2e')).e2e(args) },
  // These two prepare what they need themselves once the arguments are known: listing or a wrong argument needs
  // nothing.
  scenario: { needs: [], run: async (args) => (await import('./scenario/command')).scenario(args) },
  record: { needs: [types], run: async (args) => (await import('./record')).record(args) },
  contract: { needs: [policy, types], run: async () => 0 },
  'contract:test': {
    needs: [types, built],
    run: async (args) => (await import('./contractTest')).contractTest(args),
  },
  'contract:diff': { needs: [], run: async (args) => (await import('./contract/diff')).contractDiff(args) },
  export: {
    needs: [types],
    run: async (args) => (await import('./contract/contractExport')).contractExport(args),
  },
  'new-area': { needs: [], run: async (args) => (await import('./newArea/command')).newArea(args) },
  bench: { needs: [types, built, wholeBrowser], run: async () => (await import('./bench')).bench() },
  build: { needs: [types, artefact], run: async () => 0 },
  lint: { needs: [types], run: async () => (await import('./checks/test')).lint() },
  fix: { needs: [], run: () => run('@biomejs/biome', ['check', '--write']) },
  typecheck: { needs: [types], run: async () => (await import('./checks/test')).typecheck() },
};

/** Commands that have no npm script of their own: an option of another leads to them. */
const OPTIONS: Record<string, Record<string, string>> = {
  contract: { '--export': 'export' },
  scenario: { '--record': 'record' },
  start: { '--rehearse': 'rehearse', '--literal': 'literal' },
  lint: { '--fix': 'fix' },
};

export async function main(name = '', args: string[] = []): Promise<number> {
  const option = args.find((arg) => OPTIONS[name]?.[arg]);
  if (option)
    return main(
      OPTIONS[name]?.[option],
      args.filter((arg) => arg !== option),
    );
  const command = commands[name];
  if (!command) {
    console.error(`There is no command '${name}'. There are: ${Object.keys(commands).join(', ')}.`);
    return 1;
  }
  stopWithNpm();
  for (const prepare of command.needs) if (!(await prepare(args))) return 1;
  return command.run(args);
}

/** Ends when npm's shell has ended: the shell does not pass SIGTERM on, and npm itself may be killed. */
function stopWithNpm(): void {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  setInterval(() => process.ppid === parent || process.kill(process.pid, 'SIGTERM'), 250).unref();
}
