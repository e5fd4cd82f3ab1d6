// `npm run serve`: the console in front of the production servers that a settings file describes. `--check` only checks
// the file.
import { resolve } from 'node:path';
import { type ProductionSettings, readProductionSettings } from '../../web/gateway/production/settings/settings';
import { readSettings, SettingsError } from '../../web/gateway/settings';
import { execute } from './run';

export const DRIFT_REPORT = '.cache/drift.json';

export async function serve(args: string[]): Promise<number> {
  const file = settingsFileIn(args, 'serve --');
  const settings = file && (await checkedSettings(file));
  if (!file || !settings) return 1;
  if (!args.includes('--check')) return gateway({ UPSTREAM: file });
  console.log(described(settings));
  return 0;
}

/** Lets everything through and reports departures from the contract. */
export async function drift(args: string[]): Promise<number> {
  const file = settingsFileIn(args, 'serve -- --drift');
  if (!file || !(await checkedSettings(file))) return 1;
  console.log(
    `Departures from the contract are reported here and in ${DRIFT_REPORT}, every 30 seconds and at the end.`,
  );
  return gateway({ UPSTREAM: file, DRIFT: process.env.DRIFT || DRIFT_REPORT });
}

const gateway = (env: Record<string, string>) => execute(['--import', 'tsx', 'web/gateway/main.ts'], { env });

/** Relative to the folder where npm was called, because npm changes to the folder of the project. */
function settingsFileIn(args: string[], command: string): string | undefined {
  const file = args.find((arg) => !arg.startsWith('--'));
  if (!file)
    console.error(`Name a settings file: npm run ${command} <file>. npm run serve -- --example <file> writes one.`);
  return file && resolve(process.env.INIT_CWD ?? '.', file);
}

/** Returns undefined, and prints all complaints, if something is missing or contradictory. */
export async function checkedSettings(file: string): Promise<ProductionSettings | undefined> {
  const ofGateway = complaintOf(() => readSettings({ ...process.env, UPSTREAM: file }));
  const read = readProductionSettings(file, process.env);
  const ofServers = await read.then(() => undefined, complaint);
  const complaints = [ofGateway, ofServers].filter((each) => each !== undefined);
  if (complaints.length === 0) return read;
  console.error(complaints.join('\n'));
  return undefined;
}

function complaintOf(action: () => unknown): string | undefined {
  try {
    action();
    return undefined;
  } catch (error) {
    return complaint(error);
  }
}

function complaint(error: unknown): string {
  if (error instanceof SettingsError) return error.message;
  throw error;
}

function described({ mappings, upstreams, pathless, remarks }: ProductionSettings): string {
  const urls = new Map(upstreams.map(({ name, url }) => [name, url]));
  const connected = Object.entries(mappings).map(
    ([operation, { method, path, upstream }]) => `${operation}: ${method} ${urls.get(upstream)}${path}`,
  );
  const missing = pathless.map((operation) => `  ${operation}`);
  return [
    ...connected,
    ...remarks,
    ...(missing.length > 0 ? ['These operations have no path, so the gateway answers 501:', ...missing] : []),
    `${connected.length} operations are connected, ${pathless.length} are not. There are no contradictions.`,
  ].join('\n');
}
