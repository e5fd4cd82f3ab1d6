// Measures how fast very long lists open, and whether the memory of a desk grows over a day of work.
import { type Browser, chromium, type Page } from '@playwright/test';
import { launchOptions } from '../../stack/browser';
import type { Figure } from '../measuring/figure';
import { heapWithoutCode } from '../measuring/memory';
import { noteUsable, ROW, usableAfter } from '../measuring/slowPage';
import { BenchWorld } from '../measuring/world';

const FIRST_ROW_MS = 2000;
const CLEAR_MS = FIRST_ROW_MS / 2;
const CARD = '.cards > li';

/** For each list its address, the department that works with it, and what to wait for if it is not a table. */
const LISTS: Record<string, [path: string, department: Parameters<BenchWorld['signedInOptions']>[0], shows?: string]> =
  {
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
    // One world for all lists: with one for each, the mocks would dispose of worlds while they are measured.
    const world = new BenchWorld(address, 'large~lists');
    for (const [name, [path, department, shows = ROW]] of Object.entries(LISTS)) {
      const open = () => firstRow(browser, world, department, `${address}${path}`, shows);
      // The first call makes the mocks generate the records, which is not to be measured.
      await open();
      const first = await open();
      figures.push({
        what: `large: first row of ${name}`,
        // The better of two runs where one is not clear: other load on the machine can only add to it.
        value: first < CLEAR_MS ? first : Math.min(first, await open()),
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
  department: Parameters<BenchWorld['signedInOptions']>[0],
  url: string,
  shows: string,
): Promise<number> {
  const context = await browser.newContext(await world.signedInOptions(department));
  const page = await context.newPage();
  await noteUsable(page, shows);
  await page.goto(url);
  const took = await usableAfter(page);
  await context.close();
  return took;
}

const PAGES = { first: 20, last: 200 };
/** After this time the query cache has dropped the pages that were left. */
const FORGOTTEN_AFTER_MS = 25_000;
/** On every page with a multiple of this number, a case is opened and closed. */
const CASE_EVERY = 20;

async function afterManyPages(browser: Browser, address: string): Promise<Figure[]> {
  const world = new BenchWorld(address, 'large~pages');
  const context = await browser.newContext(await world.signedInOptions('INT APD'));
  const page = await context.newPage();
  await page.clock.install();
  await page.goto(`${address}dashboard`);
  await page.locator(ROW).first().waitFor();
  // The code that is loaded when a case is opened for the first time must not count as growth.
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
  // The name takes the focus; before that, the dialog does not get the keys.
  await dialog.locator('h3:focus').waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
}

async function heapOf(page: Page): Promise<number> {
  await page.waitForLoadState('networkidle');
  await page.clock.fastForward(FORGOTTEN_AFTER_MS);
  return (await heapWithoutCode(page)) / 1024 / 1024;
}
