// Pictures that the page holds in memory: object URLs which have not been revoked.
import type { Page } from '@playwright/test';

/** Counts from the next page load on; the returned function gives the current number. */
export async function countHeldPictures(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const held = new Set<string>();
    const { createObjectURL, revokeObjectURL } = URL;
    URL.createObjectURL = (what) => {
      const url = createObjectURL.call(URL, what);
      held.add(url);
      return url;
    };
    URL.revokeObjectURL = (url) => {
      held.delete(url);
      revokeObjectURL.call(URL, url);
    };
    Object.assign(window, { heldPictures: () => held.size });
  });
  return () => page.evaluate(() => (window as unknown as { heldPictures: () => number }).heldPictures());
}
