// How much memory the tabs of a browser take while something is done in them.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Browser } from '@playwright/test';

const SAMPLE_EVERY_MS = 50;

/** Adds the peak resident memory of the renderer meanwhile: the whole process, including its code. */
export async function withPeak<T extends object>(
  browser: Browser,
  act: () => Promise<T>,
): Promise<T & { megabytes: number }> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const ids = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => String(id));
  let peak = 0;
  const sample = async () => {
    const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', ids.join(',')]);
    peak = Math.max(peak, ...stdout.trim().split(/\s+/).map(Number));
  };
  const samples = setInterval(() => void sample().catch(() => {}), SAMPLE_EVERY_MS);
  try {
    return { ...(await act()), megabytes: peak / 1024 };
  } finally {
    clearInterval(samples);
  }
}
