// Measures the memory of a browser's tabs.
import { execFile } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Browser, Page } from '@playwright/test';

const SAMPLE_EVERY_MS = 50;

/** A function that returns the resident memory of the largest renderer process in megabytes, including its code. */
async function residentOf(browser: Browser): Promise<() => Promise<number>> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const ids = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => String(id));
  return async () => {
    const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', ids.join(',')]);
    return Math.max(...stdout.trim().split(/\s+/).map(Number)) / 1024;
  };
}

/** Adds the peak resident memory of the renderer process during `act`. */
export async function withPeak<T extends object>(
  browser: Browser,
  act: () => Promise<T>,
): Promise<T & { megabytes: number }> {
  const resident = await residentOf(browser);
  let peak = 0;
  const sample = async () => {
    peak = Math.max(peak, await resident());
  };
  const samples = setInterval(() => void sample().catch(() => {}), SAMPLE_EVERY_MS);
  try {
    const result = await act();
    // What takes less than the interval is measured, too.
    await sample();
    return { ...result, megabytes: peak };
  } finally {
    clearInterval(samples);
  }
}

const GIVEN_UP_AFTER_MS = 3000;

/**
 * The resident memory after a garbage collection and after the browser has given up what it only caches, such as pictures
 * that are not in the page any more. It does so when memory becomes scarce.
 */
export async function residentWhenScarce(browser: Browser, page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  for (let round = 0; round < 3; round += 1) await session.send('HeapProfiler.collectGarbage');
  await session.detach();
  const whole = await browser.newBrowserCDPSession();
  await whole.send('Memory.simulatePressureNotification', { level: 'critical' });
  await whole.detach();
  await pause(GIVEN_UP_AFTER_MS);
  return (await residentOf(browser))();
}

interface HeapSnapshot {
  snapshot: { meta: { node_fields: string[]; node_types: [string[], ...unknown[]] } };
  /** The fields of all nodes in one flat list. */
  nodes: number[];
  strings: string[];
}

/** Data that the browser keeps of each answer for the developer tools, so only because of the measurement. */
const OF_MEASURING = 'blink::NetworkResourcesData::ResourceData';

/**
 * The bytes that a page holds after a garbage collection, without compiled code, because the browser compiles more of
 * it the more often a screen is used.
 */
export async function heapWithoutCode(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  const chunks: string[] = [];
  session.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => chunks.push(chunk));
  for (let round = 0; round < 3; round += 1) await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  await session.detach();
  const { snapshot, nodes, strings }: HeapSnapshot = JSON.parse(chunks.join(''));
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [type, name, size] = [fields.indexOf('type'), fields.indexOf('name'), fields.indexOf('self_size')];
  const code = types[0].indexOf('code');
  const ofMeasuring = strings.indexOf(OF_MEASURING);
  let held = 0;
  for (let at = 0; at < nodes.length; at += fields.length) {
    if (nodes[at + type] !== code && nodes[at + name] !== ofMeasuring) held += nodes[at + size] ?? 0;
  }
  return held;
}

/**
 * The size of the JavaScript heap after a garbage collection, in megabytes. For large heaps, whose snapshot would take
 * minutes.
 */
export async function heapOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  for (let round = 0; round < 3; round += 1) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  await session.detach();
  return (metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? Number.NaN) / 1e6;
}
