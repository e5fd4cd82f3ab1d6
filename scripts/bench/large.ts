// How long the lists of very many records take, and whether a desk that is worked at all day keeps what it has shown.
import { type Browser, chromium, type Page } from '@playwright/test';
import { launchOptions } from '../stack/browser';
import type { Figure } from './measuring/figure';
import { heldIn } from './measuring/memory';
import { noteUsable, ROW, usableAfter } from './measuring/slowPage';
import { BenchWorld } from './measuring/world';

const RUNS = 2;
const FIRST_ROW_MS = 2000;
const CARD = '.cards > li';

/** By the name of a list: its address, and who works with it. */
const LISTS: Record<string, [path: string, department: Parameters<BenchWorld['keptBy']>[0], shows?: string]> = {
  'pending registrations': ['dashboard', 'INT APD'],
  'decided registrations': ['dashboard?tab=history', 'INT APD'],
  'pending doctors': ['docdashboard', 'INT MRD'],
  'decided doctors': ['docdashboard?tab=history', 'INT MRD'],
  users: ['users', 'MIS IT'],
  newsletters: ['newsletter', 'INT MRKTG', CARD],
  offers: ['newsletter?tab=delights', 'INT MRKTG', CARD],
  announcements: ['announcement', 'INT MRD', CARD],
  advisories: ['advisory', 'MIS IT'],
  'advisories to doctors': ['arugaadvisory', 'MIS IT'],
  'suspended accounts': ['corp-suspend', 'MIS IT'],
  kiosks: ['kiosk-terminal', 'MIS IT'],
  pods: ['agorapod-terminal', 'MIS IT'],
  products: ['aventus-marketplace', 'MIS IT'],
  'eRCS validities': ['rCSValidityController', 'MIS IT'],
  'top providers': ['top-provider/featurecontrol', 'MIS IT'],
  'e-billing': ['ebilling/homepage', 'MIS IT'],
  'accounts with cards': ['digicard', 'MIS IT', 'input[role="combobox"]:enabled'],
};

export async function large(address: string): Promise<Figure[]> {
  const browser = await chromium.launch(launchOptions());
  try {
    const figures: Figure[] = [];
    // One for all: the mocks would tidy up after as many worlds as there are lists while they answer.
    const world = new BenchWorld(address, 'large~lists');
    for (const [name, [path, department, shows = ROW]] of Object.entries(LISTS)) {
      const open = () => firstRow(browser, world, department, `${address}${path}`, shows);
      // The mocks make what nobody has asked for yet.
      await open();
      const times = [];
      for (let run = 0; run < RUNS; run += 1) times.push(await open());
      // The best of the runs: a busy machine only adds to it.
      figures.push({
        what: `large: first row of ${name}`,
        value: Math.min(...times),
        unit: 'ms',
        budget: FIRST_ROW_MS,
      });
    }
    return [...figures, ...(await afterManyPages(browser, address))];
  } finally {
    await browser.close();
  }
}

async function firstRow(
  browser: Browser,
  world: BenchWorld,
  department: Parameters<BenchWorld['keptBy']>[0],
  url: string,
  shows: string,
): Promise<number> {
  const context = await browser.newContext(await world.keptBy(department));
  const page = await context.newPage();
  await noteUsable(page, shows);
  await page.goto(url);
  const took = await usableAfter(page);
  await context.close();
  return took;
}

const PAGES = { first: 20, last: 200 };
/** The pages that were left are forgotten by then. */
const FORGOTTEN_AFTER_MS = 25_000;
/** A case is opened and closed at each such page. */
const CASE_EVERY = 20;

async function afterManyPages(browser: Browser, address: string): Promise<Figure[]> {
  const world = new BenchWorld(address, 'large~pages');
  const context = await browser.newContext(await world.keptBy('INT APD'));
  const page = await context.newPage();
  await page.clock.install();
  await page.goto(`${address}dashboard`);
  await page.locator(ROW).first().waitFor();
  // What is loaded when a case is first opened is no growth.
  await openCase(page);
  await turnTo(page, PAGES.first, 2);
  const before = await heapOf(page);
  await turnTo(page, PAGES.last, PAGES.first + 1);
  const after = await heapOf(page);
  await context.close();
  return [
    { what: `memory at page ${PAGES.first} of the desk`, value: before, unit: 'MB' },
    {
      what: `memory after ${PAGES.last} pages of the desk`,
      value: after,
      unit: 'MB',
      budget: 1.1,
      beside: { name: `page ${PAGES.first}`, value: before },
    },
  ];
}

async function turnTo(page: Page, last: number, next: number): Promise<void> {
  for (let wanted = next; wanted <= last; wanted += 1) {
    await page.getByRole('button', { name: 'Next page' }).click();
    await page.getByText(new RegExp(`^Page ${wanted} of`)).waitFor();
    await page.locator(ROW).first().waitFor();
    if (wanted % CASE_EVERY === 0) await openCase(page);
  }
}

async function openCase(page: Page): Promise<void> {
  await page.locator(ROW).first().click();
  const dialog = page.locator('.review');
  await dialog.getByRole('heading', { level: 3 }).first().waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
}

async function heapOf(page: Page): Promise<number> {
  await page.waitForLoadState('networkidle');
  await page.clock.fastForward(FORGOTTEN_AFTER_MS);
  return (await heldIn(page)) / 1024 / 1024;
}
