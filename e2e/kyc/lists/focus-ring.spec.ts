// The focus ring around a row of a list is completely visible, at every zoom and every scroll position.
import type { Locator, Page } from '@playwright/test';
import { fixtures } from '../../../mocks/areas/kyc/fixtures';
import { expect, people, test } from '../../fixtures';
import { row } from '../desk';

/**
 * Pixels at the ends that are not checked, because the scroll shadow and the frame's rounded corner cover the ring
 * there.
 */
const EDGE_PIXELS = 14;

/** The positions along a row where its upper or lower edge does not have the colour of the ring. */
async function gapsOf(page: Page, focused: Locator, scroller: Locator): Promise<number[]> {
  const inside = await scroller.boundingBox();
  const box = await focused.boundingBox();
  if (!inside || !box) throw new Error('The row is not to be seen.');
  const clip = { x: inside.x, y: box.y - 1, width: inside.width, height: box.height + 2 };
  const png = (await page.screenshot({ clip })).toString('base64');
  return page.evaluate(
    async ({ source, edge }) => {
      const image = Object.assign(new Image(), { src: `data:image/png;base64,${source}` });
      await image.decode();
      const { width, height } = image;
      const canvas = Object.assign(document.createElement('canvas'), { width, height });
      const context = canvas.getContext('2d', { willReadFrequently: true });
      context?.drawImage(image, 0, 0);
      const { data } = context?.getImageData(0, 0, width, height) ?? { data: [] };
      // Any bluish colour counts, because the ring is drawn over white and below a shadow.
      const isRing = (x: number, y: number) => {
        const at = (y * width + x) * 4;
        const [red = 255, , blue = 0] = [data[at], data[at + 1], data[at + 2]];
        return blue - red > 60;
      };
      const gaps: number[] = [];
      const reach = Math.round(devicePixelRatio * 4);
      for (let x = edge; x < width - edge * devicePixelRatio; x += 1) {
        const drawn = (from: number) => Array.from({ length: reach }, (_, by) => isRing(x, from + by));
        if (!drawn(0).includes(true) || !drawn(height - reach).includes(true)) gaps.push(x);
      }
      return gaps;
    },
    { source: png, edge: EDGE_PIXELS },
  );
}

for (const deviceScaleFactor of [1, 1.25]) {
  test.describe(`at a zoom of ${deviceScaleFactor}`, () => {
    test.use({ deviceScaleFactor, viewport: { width: 1040, height: 800 } });

    test('the ring of the first row has no gaps', async ({ page, enterAs }) => {
      const { first } = fixtures.pending;
      const scroller = page.locator('.table-scroller');
      await enterAs(people.firstBrandApd, './dashboard');
      await expect(row(page, first)).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowUp');
      await expect(row(page, first)).toBeFocused();
      for (const left of [0, 137, 300]) {
        await scroller.evaluate((element, to) => element.scrollTo(to, 0), left);
        await expect.poll(() => gapsOf(page, row(page, first), scroller), `scrolled by ${left}`).toEqual([]);
      }
    });
  });
}
