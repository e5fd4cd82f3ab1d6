// `npm run contract:test -- --base <address> --as <account>`: the safe half of the contract test, for any server.
import { resolve } from 'node:path';
import { request } from 'undici';
import { SettingsError } from '../../../web/gateway/settings';
import { readContract } from '../contract';
import { readSafeOptions, type SafeOptions } from './options';
import { ownGateway } from './ownGateway';
import { runSafely, type TestedOperation } from './run';
import { secretsFrom } from './secrets';
import { FROM_CONSOLE, NotSignedIn, type SignedIn, signIn } from './signIn';

/** Relative to the folder where npm was called, because npm changes to the folder of the project. */
const pathOf = (file: string) => resolve(process.env.INIT_CWD ?? '.', file);

export async function safeContractTest(args: string[]): Promise<number> {
  const options = readSafeOptions(args);
  if (typeof options === 'string') {
    console.error(options);
    return 1;
  }
  try {
    return await tested(options);
  } catch (error) {
    if (!(error instanceof NotSignedIn) && !(error instanceof SettingsError)) throw error;
    console.error(error.message);
    return 1;
  }
}

async function tested(options: SafeOptions): Promise<number> {
  const { base = '', servers, operation } = options;
  const own = servers === undefined ? undefined : await ownGateway(pathOf(servers), process.env, options.base);
  const site = own?.site ?? base.replace(/\/?$/, '/');
  const secrets = secretsFrom(process.env);
  try {
    const who = await signIn(site, options, secrets.ask);
    const operations = (await readContract()).filter(({ id }) => operation === undefined || id === operation);
    const results = await runSafely({ site, who, departures: own?.departures }, operations);
    await endSession(site, who);
    print(results);
    return results.some(({ outcome }) => outcome === 'failed') ? 1 : 0;
  } finally {
    secrets.close();
    await own?.stop();
  }
}

/** Ends the session at the gateway only, without a call to the server. */
const endSession = (site: string, { cookie }: SignedIn) =>
  request(`${site}session`, { method: 'DELETE', headers: { ...FROM_CONSOLE, cookie } }).then(
    ({ body }) => body.dump(),
    () => undefined,
  );

function print(results: TestedOperation[]): void {
  const skipped = new Map<string, number>();
  for (const { operation, outcome, whyNot, checks } of results) {
    if (whyNot !== undefined) {
      skipped.set(whyNot, (skipped.get(whyNot) ?? 0) + 1);
      continue;
    }
    const titles = checks.map(({ title }) => title).join('; ');
    console.log(`${outcome === 'passed' ? '✓' : '✗'} ${operation}: ${titles}`);
    for (const { title, errors } of checks) for (const error of errors) console.error(`    ${title}: ${error}`);
  }
  for (const [whyNot, number] of skipped) console.log(`– ${number} operations. ${whyNot}`);
  const number = (wanted: TestedOperation['outcome']) => results.filter(({ outcome }) => outcome === wanted).length;
  console.log(`${number('passed')} passed, ${number('failed')} failed, ${number('skipped')} not asked`);
}
