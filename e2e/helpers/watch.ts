// Collects the errors that no script should cause in a browser.
import type { BrowserContext } from '@playwright/test';

/** Texts in the errors of Prism (a call or an answer breaks the contract) and of the gateway (an answer breaks it). */
const BREACH = /stoplight\.io\/prism\/errors|not in the contract/;

/** Page errors, console errors and breaches of the contract, whichever page of the context they happen in. */
export function watchForErrors(context: BrowserContext): string[] {
  const broken: string[] = [];
  context.on('weberror', (error) => broken.push(String(error.error())));
  context.on('console', (message) => {
    // The browser logs every failed call; the script itself checks whether the call should have failed.
    const isRefusedCall = message.text().startsWith('Failed to load resource');
    if (['error', 'warning'].includes(message.type()) && !isRefusedCall) broken.push(message.text());
  });
  context.on('response', async (response) => {
    const isProblem = response.headers()['content-type']?.includes('problem+json');
    if (!isProblem && response.status() !== 502) return;
    const problem = await response.text().catch(() => '');
    if (BREACH.test(problem)) broken.push(`${response.url()} ${problem}`);
  });
  return broken;
}
