// Measures single modules of the console in a page of their own: built with the console's configuration, and under its
// content security policy.
import { basename, join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { build } from 'vite';

const PLACE = 'bench-page/';

/** Builds with the console's configuration, but with this file as the entry. */
export async function buildInto(outDir: string, entry: string): Promise<void> {
  await build({
    configFile: 'web/vite.config.ts',
    logLevel: 'error',
    build: {
      outDir,
      emptyOutDir: true,
      rolldownOptions: {
        input: entry,
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: 'page.js' },
      },
    },
  });
}

/** Opens a page of the console's origin; returns it with the address of the built script. */
export async function openBenchPage(
  browser: Browser,
  address: string,
  folder: string,
): Promise<[Page, script: string]> {
  const page = await browser.newPage();
  page.on('pageerror', (error) => console.error(error));
  await page.route(`${address}${PLACE}**`, (route) => {
    const file = new URL(route.request().url()).pathname.split(PLACE)[1] ?? '';
    return route.fulfill({
      path: join(folder, file.includes('/') ? join('assets', basename(file)) : basename(file)),
    });
  });
  await page.goto(`${address}privacypolicy`, { waitUntil: 'networkidle' });
  return [page, `${address}${PLACE}page.js`];
}
