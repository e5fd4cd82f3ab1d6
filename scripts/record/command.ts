// `npm run record`: opens the console in a world of its own and writes what the user clicks as a script.
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { keepSession } from '../../e2e/helpers/signIn';
import { PASSWORD, people, World } from '../../e2e/helpers/world';
import { policies } from '../../openapi/generated/policy';
import { maskSecrets } from '../../web/src/areas/tester/report/masking';
import { prepareConsole } from '../prepare';
import { launchOptions, prepareBrowser } from '../stack/browser';
import { consoleToUse } from '../stack/consoleToUse';
import { runQuietly } from '../stack/run';
import { areaAt } from './areaAt';
import { startRecording } from './recorder';
import { scriptOf } from './translate';

const APPLICATIONS = ['AGORA', 'ALAGA MD'] as const;
const USAGE = `npm run record -- [--as administrator] [--app "ALAGA MD"] [--scenario default] [--at ./dashboard]
  --as        an email address, or one of: ${Object.keys(people).join(', ')}
  --app       ${APPLICATIONS.join(' or ')}
  --scenario  a scenario from the list of 'Tester' in the console
The script is written when the window is closed or Ctrl-C is pressed.`;

export interface Wanted {
  /** A key of `people`, or an email address. */
  as: string;
  application: (typeof APPLICATIONS)[number];
  scenario: string;
  /** Relative to the console, as in './users'. */
  address: string;
}

/** The options of the command, or an error message. */
export function parseOptions(args: string[]): Wanted | string {
  const wanted: Wanted = { as: 'administrator', application: 'AGORA', scenario: 'default', address: './dashboard' };
  for (let at = 0; at < args.length; at += 1) {
    const [option, attached] = (args[at] ?? '').split(/=(.*)/s);
    const value = attached ?? args[at + 1] ?? '';
    if (attached === undefined) at += 1;
    if (!value || !option) return USAGE;
    if (option === '--as') wanted.as = value;
    else if (option === '--scenario') wanted.scenario = value;
    else if (option === '--at') wanted.address = `./${value.replace(/^\.?\/+/, '')}`;
    else if (option === '--app') {
      const named = APPLICATIONS.find((name) => name.toLowerCase() === value.toLowerCase());
      if (!named) return `There is no application '${value}'.\n${USAGE}`;
      wanted.application = named;
    } else return `There is no option ${option}.\n${USAGE}`;
  }
  if (!wanted.as.includes('@') && !Object.hasOwn(people, wanted.as)) return `Nobody is '${wanted.as}'.\n${USAGE}`;
  return wanted;
}

export async function record(args: string[]): Promise<number> {
  if (args.includes('--help') || args.includes('-h')) {
    console.log(USAGE);
    return 0;
  }
  const wanted = parseOptions(args);
  if (typeof wanted === 'string') {
    console.error(wanted);
    return 1;
  }
  if (process.platform === 'linux' && !process.env.DISPLAY && !process.env.WAYLAND_DISPLAY) {
    console.error('There is no display to record clicks on.');
    return 1;
  }
  if (!(await prepareConsole()) || !(await prepareBrowser(true))) return 1;
  const { base, stop } = await consoleToUse();
  if (!base) return 1;
  try {
    const { file, complaint } = await recordScript(base, wanted, { drive: untilClosed });
    console.log(complaint ?? `\nThe script: ${file}\nnpm run e2e -- ${file} plays it.`);
    return complaint ? 1 : 0;
  } finally {
    await stop();
  }
}

/** Resolves when the window is closed or the command gets a signal, as by Ctrl-C. */
function untilClosed(page: Page): Promise<void> {
  console.log('Recording. To end it, close the window or press Ctrl-C here.');
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => resolve());
    page.once('close', () => resolve());
    page.context().once('close', () => resolve());
  });
}

interface Options {
  /** Runs while recording: waits for the user, or, in tests, drives the page itself and needs no visible window. */
  drive: (page: Page) => Promise<void>;
  isSeen?: boolean;
  /** The folder with the areas' folders of scripts. */
  folder?: string;
}

export async function recordScript(
  base: string,
  { as, application, scenario, address }: Wanted,
  { drive, isSeen = true, folder = 'e2e' }: Options,
): Promise<{ file: string; complaint?: string }> {
  const known = Object.entries(people).find(([role, email]) => role === as || email === as);
  const email = known?.[1] ?? as;
  const world = new World(`${scenario}~record-${randomUUID()}`, base, null);
  const complaint = await complaintAbout(base, scenario);
  if (complaint) return { file: '', complaint };
  const browser = await chromium.launch({
    ...launchOptions(),
    headless: !isSeen,
    // A signal ends the recording, which still needs the browser to finish.
    ...{ handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false },
  });
  try {
    const context = await browser.newContext({
      ...{ baseURL: base, locale: 'en-US', timezoneId: 'Asia/Manila', reducedMotion: 'reduce' },
      viewport: { width: 1440, height: 900 },
    });
    await world.enter(context);
    const { events, passwords, stop } = await startRecording(context);
    const page = await context.newPage();
    await keepSession(page, base, email, await world.storedSession(email, application));
    await page.goto(address);
    // Opening the first address is not an action of the user.
    events.length = 0;
    await drive(page);
    await stop();
    const text = scriptOf({
      ...{ as: known?.[0] ?? email, isRole: known !== undefined, application, scenario, address },
      ...{ base, events, passwords, usualPassword: PASSWORD, told: await toldTo(world) },
    });
    const file = writeScript(text, join(folder, areaAt(address)), new Date());
    // Formats the file; Biome's complaints are left to the developer who finishes the script.
    await runQuietly('@biomejs/biome', ['check', '--write', '--vcs-enabled=false', file]);
    return { file };
  } finally {
    await browser.close();
  }
}

/** Writes a new file named by the second of `at`, with a number if that name is taken. */
export function writeScript(text: string, folder: string, at: Date): string {
  mkdirSync(folder, { recursive: true });
  const name = `recorded-${at.toISOString().slice(0, 19).replace(/\D/g, '-')}`;
  for (let number = 1; ; number += 1) {
    const file = join(folder, `${name}${number > 1 ? `-${number}` : ''}.spec.ts`);
    if (existsSync(file)) continue;
    writeFileSync(file, text, { flag: 'wx' });
    return file;
  }
}

async function complaintAbout(base: string, scenario: string): Promise<string | undefined> {
  const answer = await fetch(new URL('control/scenarios', base));
  const scenarios: { name: string }[] = await answer.json();
  if (scenarios.some(({ name }) => name === scenario)) return undefined;
  return `There is no scenario '${scenario}'. There are: ${scenarios.map(({ name }) => name).join(', ')}.`;
}

/** The calls that changed or decided something, by the same rule as the audit log. */
async function toldTo(world: World) {
  const changes = (await world.journal()).filter(({ operation }) => {
    const { audit } = policies[operation];
    return audit?.what === 'change' || audit?.what === 'decision';
  });
  return [...new Set(changes.map(({ operation }) => operation))].map((operation) => ({
    operation,
    bodies: changes.filter((change) => change.operation === operation).map(({ body }) => maskSecrets(body)),
  }));
}
