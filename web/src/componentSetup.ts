// Runs before each file with tests of components. What `main.tsx` does before the first screen is in a module of its
// own, because it must happen once in the page that the files share.
import { afterEach } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import './componentPage';

const { innerWidth: width, innerHeight: height } = window;

afterEach(async () => {
  await cleanup();
  // The mouse may lie on a message, which then stays, and would cover what the next test clicks.
  for (const close of document.querySelectorAll<HTMLElement>('.bp6-toast [aria-label="Close"]')) close.click();
  if (innerWidth !== width) await page.viewport(width, height);
});
