// `npm run scenario -- --open report.zip`: opens the world of a bug report or of a scenario file in the console.
import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import * as v from 'valibot';
import { parse } from 'yaml';
import { people } from '../../e2e/helpers/world';
import type { KeptWorld } from '../../mocks/control/controlSchemas';
import { DEMO_PASSWORD } from '../../mocks/people';
import { parseKeptScenario } from '../../mocks/scenarios/files';
import { hashOf, hashToWorld } from '../../web/src/areas/tester/links/link';
import { FILES, type ReportDescription, reportSchema } from '../../web/src/areas/tester/report/description';
import { consoleToUse } from '../stack/consoleToUse';

/** What a file contains: the world, and the screen and the account to open it with. */
interface Opened {
  world: KeptWorld;
  path: string;
  account: ReportDescription['account'];
  /** A report is opened at the time at which it was made; a scenario, which has none, at the present time. */
  report: ReportDescription | undefined;
}

const ADMINISTRATOR = { email: people.administrator, application: 'AGORA' } as const;
const FIRST_PATH = '/dashboard';

/** Undefined if the file is neither a report nor a scenario. */
export function openedFrom(file: string, bytes: Uint8Array): Opened | undefined {
  if (!file.toLowerCase().endsWith('.zip')) {
    const world = parseKeptScenario(strFromU8(bytes));
    return world && { world, path: FIRST_PATH, account: ADMINISTRATOR, report: undefined };
  }
  try {
    const files = unzipSync(bytes);
    const textOf = (name: string) => strFromU8(files[name] ?? new Uint8Array());
    const world = parseKeptScenario(textOf(FILES.world));
    const report = v.parse(reportSchema, JSON.parse(textOf(FILES.report)));
    return world && { world, path: report.path, account: report.account, report };
  } catch {
    return undefined;
  }
}

export async function openFile(file: string): Promise<number> {
  const opened = existsSync(file) ? openedFrom(file, readFileSync(file)) : undefined;
  if (!opened) {
    console.error(
      existsSync(file)
        ? `${file} is neither a bug report nor a saved world. A recorded scenario is opened by its name.`
        : `There is no file ${file}.`,
    );
    return 1;
  }
  const { path, account, report } = opened;
  return inConsole(async (base) => {
    const name = `${opened.world.scenario}~opened-${randomUUID().slice(0, 8)}`;
    const answer = await fetch(new URL(`control/worlds/${encodeURIComponent(name)}`, base), {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ world: opened.world, when: report ? 'then' : 'today' }),
    });
    if (!answer.ok) return `It cannot be opened. ${(await answer.json()).message}`;
    const link = `${base.slice(0, -1)}${path}${hashToWorld(name, account)}`;
    console.log(
      `The world of ${basename(file)} is open:\n\n  ${link}\n\n${accountText(account)}${report ? aboutReport(report) : ''}`,
    );
    return undefined;
  });
}

/** Opens a scenario of the project by a link; each browser that follows the link gets its own world. */
export const openKept = (scenario: string): Promise<number> =>
  inConsole(async (base) => {
    const link = hashOf({ scenario, clockOffsetMs: 0, person: ADMINISTRATOR });
    console.log(
      `This opens the scenario ${scenario}:\n\n  ${base.slice(0, -1)}${FIRST_PATH}${link}\n\n${accountText(ADMINISTRATOR)}`,
    );
    return undefined;
  });

const accountText = (account: Opened['account']) =>
  account
    ? `The link signs in ${account.email} (${account.application}). Everyone's password is ${DEMO_PASSWORD}`
    : 'No one was signed in when it was made, so the link signs no one in.';

function aboutReport({ made, world, versions: { console: version, contract, browser } }: ReportDescription): string {
  const own = String(parse(readFileSync('openapi/openapi.yaml', 'utf8')).info.version);
  return `
The world's clock continues from ${world.now}; the browser keeps its own time. The report was made at ${made}
with console ${version}, contract ${contract}, in ${browser}.${
    contract === own ? '' : `\nThe contract here is ${own}, so the world may look different.`
  }`;
}

/** Uses the console that is already running, or starts one that runs until the user ends it. */
async function inConsole(open: (base: string) => Promise<string | undefined>): Promise<number> {
  const { base, isOwn, stop } = await consoleToUse();
  if (!base) return 1;
  try {
    const complaint = await open(base);
    if (complaint) console.error(complaint);
    else if (isOwn) await enough();
    return complaint ? 1 : 0;
  } finally {
    await stop();
  }
}

function enough(): Promise<void> {
  console.log('\nCtrl-C stops the console.');
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => resolve());
  });
}
