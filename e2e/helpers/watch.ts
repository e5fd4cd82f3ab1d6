// What no script means to happen in a browser.
import type { BrowserContext } from '@playwright/test';

/** What Prism says of a call or an answer that breaks the contract, and the gateway of an answer. */
const BREACH = /stoplight\.io\/prism\/errors|not in the contract/;

/** Page errors, console errors and breaches of the contract, whichever page of the context they happen in. */
export function watch(context: BrowserContext): string[] {
  const broken: string[] = [];
  context.on('weberror', (error) => broken.push(String(error.error())));
  context.on('console', (message) => {
    // A refused call logs itself; whether it should have been refused is for the test to say.
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
