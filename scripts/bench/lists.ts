// Opens lists by their address as nobody has opened them before, and measures what the browser loads, draws and keeps.
import { type Browser, chromium } from '@playwright/test';
import { keepSession } from '../../e2e/helpers/signIn';
import { people, World } from '../../e2e/helpers/world';
import { launchOptions } from '../stack/browser';
import { type Figure, median } from './figure';

const RUNS = 3;
const SLOWER = 4;
const LISTS: Record<string, string> = {
  registrations: 'dashboard?rows=20',
  users: 'users?rows=20',
  remarks: 'disapprove_remarks?rows=20',
  // Both of its tables need two lists each.
  access: 'sysaccess-manage-access?rows=20',
};
/** The first row with data; while a list loads, its rows are placeholders. */
const ROW = 'tbody td:not(:has(.bp6-skeleton))';
/** The tester's panel exists only in front of the mocks. */
const OF_TESTERS = /\/tester\/|\/TesterPanel-|\/control\//;

export async function lists(address: string): Promise<Figure[]> {
  const browser = await chromium.launch(launchOptions());
  try {
    const signIn = await opened(browser, address, '', 'form input');
    const found: [name: string, list: Opened][] = [];
    for (const [name, path] of Object.entries(LISTS)) {
      const blocks: number[] = [];
      for (let run = 0; run < RUNS; run += 1) blocks.push((await opened(browser, address, path, ROW, SLOWER)).block);
      found.push([name, { ...(await opened(browser, address, path, ROW)), block: median(blocks) }]);
    }
    const worst = (what: string, unit: string, of: (list: Opened) => number, budget?: number, aim?: number): Figure => {
      const [most] = found.map(([at, list]) => ({ at, value: of(list) })).toSorted((a, b) => b.value - a.value);
      return { value: Number.NaN, ...most, what, unit, budget, aim };
    };
    const usable = 'before a list can be used';
    return [
      worst(`JavaScript ${usable}, brotli`, 'kB', ({ scripts }) => scripts, 150),
      worst(`CSS ${usable}, brotli`, 'kB', ({ styles }) => styles, 22),
      worst(`requests ${usable}`, '', ({ before }) => before.length, 10),
      worst('longest chain of these requests', '', ({ before }) => Math.max(...before.map(({ depth }) => depth)), 3),
      worst(`longest block ${usable}, ${SLOWER}× slower`, 'ms', ({ block }) => block, undefined, 200),
      worst(`files fetched twice ${usable}`, '', ({ before }) => twice(before), 0),
      worst('requests until idle', '', ({ all }) => all.size, 14),
      worst('scripts until idle', '', ({ all }) => [...all].filter((url) => url.endsWith('.js')).length, 8),
      worst('nodes of twenty rows, with texts', '', ({ nodes }) => nodes, 1_400),
      worst('heap of twenty rows', 'MB', ({ heap }) => heap, undefined, 7),
      { what: 'JavaScript before the sign-in can be used, brotli', value: signIn.scripts, unit: 'kB', budget: 105 },
      { what: 'requests before the sign-in can be used', value: signIn.before.length, unit: '', budget: 6 },
    ];
  } finally {
    await browser.close();
  }
}

interface LoadedFile {
  url: string;
  type: string;
  /** The number of requests in the chain that leads to this one, including it. */
  depth: number;
}

type Opened = Awaited<ReturnType<typeof opened>>;

async function opened(browser: Browser, address: string, path: string, usable: string, slower = 1) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const world = new World('default~bench', address, null);
  await world.enter(context);
  const email = people.administrator;
  if (path) await keepSession(page, address, await world.storedSession(email, 'AGORA'));
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
  await session.send('Performance.enable');
  await session.send('Network.enable');
  const asked: LoadedFile[] = [];
  session.on('Network.requestWillBeSent', ({ request: { url }, type = '', initiator }) => {
    const by = [initiator.url, ...(initiator.stack?.callFrames.map((frame) => frame.url) ?? [])];
    const depth = Math.max(0, ...asked.filter((each) => by.includes(each.url)).map((each) => each.depth)) + 1;
    if (!OF_TESTERS.test(url)) asked.push({ url, type, depth });
  });
  // A mark and a message within the page: Playwright's own code would take longer to parse than the page's.
  await page.addInitScript((selector) => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector(selector)) return;
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(() => console.debug(performance.mark('usable').name)));
    }).observe(document, { childList: true, subtree: true, attributes: true });
  }, usable);
  const isUsable = page.waitForEvent('console', (message) => message.text() === 'usable');
  await page.goto(`${address}${path}`, { waitUntil: 'commit' });
  await isUsable;
  const before = [...asked];
  await page.waitForLoadState('networkidle');
  const block = await page.evaluate(async () => {
    const until = performance.getEntriesByName('usable')[0]?.startTime ?? Number.NaN;
    const tasks: PerformanceEntry[] = [];
    new PerformanceObserver((list) => tasks.push(...list.getEntries())).observe({ type: 'longtask', buffered: true });
    await new Promise((resolve) => setTimeout(resolve, 100));
    const blocks = tasks.filter(({ startTime }) => startTime < until).map(({ duration }) => duration);
    return Math.max(0, ...blocks);
  });
  await page.requestGC();
  const { metrics } = await session.send('Performance.getMetrics');
  await context.close();
  // What is loaded ahead is asked for again when it is used, and is found in the cache.
  const all = new Set(asked.map(({ url }) => url));
  const metric = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
  const filesOf = (kind: string) => kilobytes(before.filter(({ type }) => type === kind).map(({ url }) => url));
  const [nodes, heap] = [metric('Nodes'), metric('JSHeapUsedSize') / 1e6];
  return { before, all, block, nodes, heap, scripts: await filesOf('Script'), styles: await filesOf('Stylesheet') };
}

/** Counts files that are loaded twice. Calls are not counted, because they may be repeated with other headers. */
function twice(asked: LoadedFile[]): number {
  const files = asked.map(({ url }) => url).filter((url) => !new URL(url).pathname.startsWith('/api/'));
  return files.length - new Set(files).size;
}

/** The size of files as they are sent. */
async function kilobytes(urls: string[]): Promise<number> {
  const lengths = await Promise.all(
    [...new Set(urls)].map(async (url) => {
      const { headers } = await fetch(url, { method: 'HEAD', headers: { 'accept-encoding': 'br' } });
      if (headers.get('content-encoding') !== 'br') throw new Error(`${url} is not served compressed.`);
      return Number(headers.get('content-length'));
    }),
  );
  return lengths.reduce((sum, length) => sum + length, 0) / 1000;
}
