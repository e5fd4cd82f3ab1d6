// Measures the requests of a page until it can be used: their number, the depth of their chain, and their bytes.
import type { Browser } from '@playwright/test';
import type { Figure, Limit } from '../measuring/figure';
import { noteUsable, type Place, untilUsable } from '../measuring/slowPage';

interface Asked {
  url: string;
  type: string;
  /** The number of requests in the chain that leads to this one, including it. */
  depth: number;
}

export interface Limits {
  requests: Limit;
  scriptKilobytes: Limit;
  styleKilobytes: Limit;
}

const DEEPEST = 3;

export async function requestFigures(browser: Browser, place: Place, limits: Limits): Promise<Figure[]> {
  const recorded = await requestsOf(browser, place);
  const urls = recorded.map(({ url }) => url);
  const { name } = place;
  const { requests, scriptKilobytes, styleKilobytes } = limits;
  return [
    { what: `${name}: requests`, value: urls.length, unit: '', ...requests },
    { what: `${name}: files fetched twice`, value: filesTwice(recorded), unit: '', budget: 0 },
    {
      what: `${name}: longest chain of requests`,
      value: Math.max(...recorded.map(({ depth }) => depth)),
      unit: '',
      budget: DEEPEST,
    },
    {
      what: `${name}: bundles of all icons`,
      value: urls.filter((url) => /(all|split)Paths/.test(url)).length,
      unit: '',
      budget: 0,
    },
    {
      what: `${name}: JavaScript, brotli`,
      value: await kilobytes(recorded, 'Script'),
      unit: 'kB',
      ...scriptKilobytes,
    },
    {
      what: `${name}: CSS, brotli`,
      value: await kilobytes(recorded, 'Stylesheet'),
      unit: 'kB',
      ...styleKilobytes,
    },
  ];
}

/** Leaves out the tester's panel, which exists only in mock mode. */
async function requestsOf(browser: Browser, { url: address, usable, context: options }: Place): Promise<Asked[]> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const requests = new Map<string, Asked>();
  const all: Asked[] = [];
  session.on('Network.requestWillBeSent', ({ request, type = 'Other', initiator }) => {
    const urls = [initiator.url, ...(initiator.stack?.callFrames.map(({ url }) => url) ?? [])];
    const parents = urls.map((url) => requests.get(url ?? '')?.depth ?? 0);
    const entry = { url: request.url, type, depth: Math.max(0, ...parents) + 1 };
    all.push(entry);
    if (!requests.has(entry.url)) requests.set(entry.url, entry);
  });
  await noteUsable(page, usable);
  await untilUsable(page, () => page.goto(address, { waitUntil: 'commit' }));
  const before = [...all];
  await context.close();
  return before.filter(({ url }) => !/\/tester\/|\/TesterPanel-/.test(url));
}

/** Counts files that are loaded twice. Calls are not counted, because they may be repeated with other headers. */
function filesTwice(requests: Asked[]): number {
  const files = requests.map(({ url }) => url).filter((url) => !new URL(url).pathname.startsWith('/api/'));
  return files.length - new Set(files).size;
}

const kilobytes = (requests: Asked[], type: string) =>
  kilobytesOf(requests.filter((request) => request.type === type).map(({ url }) => url));

/** The size of files as they are sent. */
export async function kilobytesOf(urls: string[]): Promise<number> {
  const lengths = await Promise.all(
    [...new Set(urls)].map(async (url) => {
      const { headers } = await fetch(url, { method: 'HEAD', headers: { 'accept-encoding': 'br' } });
      if (headers.get('content-encoding') !== 'br') throw new Error(`${url} is not served compressed.`);
      return Number(headers.get('content-length'));
    }),
  );
  return lengths.reduce((sum, length) => sum + length, 0) / 1000;
}
