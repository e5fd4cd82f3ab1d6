// `npm run scenario -- --record`: opens the console signed in, in a world of its own, and pauses: Playwright's inspector records.
import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { keepSession } from '../e2e/helpers/signIn';
import { people, World } from '../e2e/helpers/world';
import { prepareConsole } from './prepare';
import { launchOptions, prepareBrowser } from './stack/browser';
import { consoleToUse } from './stack/consoleToUse';

export async function record(args: string[]): Promise<number> {
  const { values: wanted } = parseArgs({
    args,
    options: {
      as: { type: 'string', default: 'administrator' },
      scenario: { type: 'string', default: 'default' },
      at: { type: 'string', default: './dashboard' },
      alagamd: { type: 'boolean', default: false },
    },
  });
  if (process.platform === 'linux' && !process.env.DISPLAY && !process.env.WAYLAND_DISPLAY) {
    console.error('There is no display to record on.');
    return 1;
  }
  if (!(await prepareConsole()) || !(await prepareBrowser(true))) return 1;
  const { base, stop } = await consoleToUse();
  if (!base) return 1;
  const browser = await chromium.launch({ ...launchOptions(), headless: false });
  try {
    const context = await browser.newContext({ baseURL: base, viewport: null, timezoneId: 'Asia/Manila' });
    const world = new World(`${wanted.scenario}~record-${randomUUID()}`, base, null);
    await world.enter(context);
    const page = await context.newPage();
    const email = (people as Record<string, string>)[wanted.as] ?? wanted.as;
    await keepSession(page, base, await world.storedSession(email, wanted.alagamd ? 'ALAGA MD' : 'AGORA'));
    await page.goto(wanted.at);
    await page.pause();
    return 0;
  } finally {
    await browser.close();
    await stop();
  }
}
