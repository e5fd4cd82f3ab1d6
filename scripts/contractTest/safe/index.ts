// `npm run contract:test -- --base <address> --as <account>`: the safe half of the contract test, for any server.
import { resolve } from 'node:path';
import { request } from 'undici';
import { SettingsError } from '../../../web/gateway/settings';
import { junitOf } from '../../report/junit';
import { type PlayedScript, pageOf } from '../../report/page';
import { printFile, utcText, versions, writeReport } from '../../report/reportFile';
import { readContract } from '../contract';
import { readSafeOptions, type SafeOptions } from './options';
import { ownGateway } from './ownGateway';
import { runSafely } from './run';
import { secretsFrom } from './secrets';
import { FROM_CONSOLE, NotSignedIn, type SignedIn, signIn } from './signIn';

const TITLE = 'The contract at a server';

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
  const { base = '', servers, operation, report, junit } = options;
  const began = new Date();
  const own = servers === undefined ? undefined : await ownGateway(pathOf(servers), process.env, options.base);
  const site = own?.site ?? base.replace(/\/?$/, '/');
  const secrets = secretsFrom(process.env);
  try {
    const who = await signIn(site, options, secrets.ask);
    const operations = (await readContract()).filter(({ id }) => operation === undefined || id === operation);
    const scripts = await runSafely({ site, who, departures: own?.departures }, operations);
    await endSession(site, who);
    tell(scripts);
    const about: [string, string][] = [
      ['Asked at', options.base ?? servers ?? ''],
      ['As', options.as],
    ];
    if (report !== undefined)
      leaveAt(report, pageOf({ title: TITLE, at: utcText(began), versions: [...versions(), ...about], scripts }));
    if (junit !== undefined) leaveAt(junit, junitOf(TITLE, scripts));
    return scripts.some(({ outcome }) => outcome === 'failed') ? 1 : 0;
  } finally {
    secrets.close();
    await own?.stop();
  }
}

function leaveAt(file: string, text: string): void {
  writeReport(pathOf(file), text);
  printFile(pathOf(file));
}

/** Ends the session at the gateway only, without a call to the server. */
const endSession = (site: string, { cookie }: SignedIn) =>
  request(`${site}session`, { method: 'DELETE', headers: { ...FROM_CONSOLE, cookie } }).then(
    ({ body }) => body.dump(),
    () => undefined,
  );

function tell(scripts: PlayedScript[]): void {
  for (const { title, outcome, steps } of scripts) {
    if (outcome === 'skipped') continue;
    const ways = steps.map((step) => step.title).join('; ');
    console.log(`${outcome === 'passed' ? '✓' : '✗'} ${title}: ${ways}`);
    for (const { title: what, errors = [] } of steps) for (const each of errors) console.error(`    ${what}: ${each}`);
  }
  const left = new Map<string, number>();
  for (const { outcome, errors } of scripts)
    if (outcome === 'skipped') left.set(errors[0] ?? '', (left.get(errors[0] ?? '') ?? 0) + 1);
  for (const [why, number] of left) console.log(`– ${number} operations. ${why}`);
  const number = (wanted: string) => scripts.filter(({ outcome }) => outcome === wanted).length;
  console.log(`${number('passed')} passed, ${number('failed')} failed, ${number('skipped')} not asked`);
}
