// The gateway's command line: starts it with the environment's settings or with a settings file of the real servers, checks
// such a file, or writes an example of one.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type ProductionSettings, readProductionSettings } from './production/settings/settings';
import { readSettings, SettingsError } from './settings';
import { settingsExample } from './settingsExample';
import { startGateway } from './start';

const USAGE = `Name the settings file of the servers:
  --settings <file>                   serves the console in front of them
  --settings <file> --check           lists what is wrong or missing in the file
  --settings <file> --drift <report>  lets every answer through and reports departures from the contract
  --example [<file>]                  prints a settings file to fill in, or writes it
  --version                           prints the version and its commit`;

const OPTIONS = {
  settings: { type: 'string' },
  check: { type: 'boolean' },
  drift: { type: 'string' },
  example: { type: 'boolean' },
  version: { type: 'boolean' },
} as const;

/** Returns the exit code, or undefined once the gateway listens. */
export async function command(args: string[]): Promise<number | undefined> {
  const given = optionsIn(args);
  if (!given) return 1;
  const { values, positionals } = given;
  if (values.version) return print(readSettings({ UPSTREAM: 'mocks', VERSION: process.env.VERSION }).version);
  if (values.example) return settingsExample(positionals[0]);

  const file = values.settings ?? positionals[0];
  if (file === undefined && !process.env.UPSTREAM) {
    console.error(USAGE);
    return 1;
  }
  if (file !== undefined) {
    const settings = await checkedSettings(resolve(file));
    if (!settings) return 1;
    if (values.check) return print(described(settings));
    process.env.UPSTREAM = resolve(file);
    if (values.drift !== undefined) {
      process.env.DRIFT = resolve(values.drift);
      console.log(
        `Departures from the contract are reported here and in ${values.drift}, every 30 seconds and at the end.`,
      );
    }
  }
  await startGateway();
  return undefined;
}

function print(text: string): number {
  console.log(text);
  return 0;
}

function optionsIn(args: string[]) {
  try {
    return parseArgs({ args, options: OPTIONS, allowPositionals: true });
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${USAGE}`);
    return undefined;
  }
}

/** Returns undefined, and prints all complaints, if something is missing or contradictory. */
async function checkedSettings(file: string): Promise<ProductionSettings | undefined> {
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
