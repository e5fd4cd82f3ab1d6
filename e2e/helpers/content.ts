// What scripts of content share: pictures to upload, cards, and the dialog of an item.
import { createHash } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { pngOf } from '../../mocks/seeding/drawing';

/** A picture as somebody chooses it, and as the journal of the mocks tells of it. */
export function picture(name = 'new.png', colour = '#1f5f54') {
  const content = `<rect width="640" height="360" fill="${colour}"/>`;
  const buffer = Buffer.from(pngOf({ width: 640, height: 360, content }));
  const mimeType = 'image/png';
  return {
    file: { name, mimeType, buffer },
    told: { name, type: mimeType, size: buffer.length, sha256: createHash('sha256').update(buffer).digest('hex') },
  };
}

const KB = 1024;

/** Not a picture, whatever its name says; and one that is a byte too large. */
export const TEXT_CALLED_PICTURE = { name: 'text.png', mimeType: 'image/png', buffer: Buffer.from('not a picture') };
export const TOO_LARGE = {
  name: 'large.png',
  mimeType: 'image/png',
  buffer: Buffer.concat([picture().file.buffer, Buffer.alloc(4096 * KB + 1 - picture().file.buffer.length)]),
};

export const cards = (page: Page) => page.getByRole('main').getByRole('list').getByRole('listitem');
export const titles = (page: Page) => cards(page).getByRole('heading', { level: 2 });
export const cardOf = (page: Page, title: string): Locator =>
  cards(page).filter({ has: page.getByRole('heading', { level: 2, name: title, exact: true }) });

/** The button of a card, whichever of its two words it has. */
export const opener = (page: Page, title: string) => cardOf(page, title).getByRole('button', { name: title });

/** Waits until a picture is there and drawn. */
export async function pictureShown(where: Locator): Promise<void> {
  const image = where.getByRole('img').first();
  await expect
    .poll(() => image.evaluate((element) => (element as HTMLImageElement).naturalWidth).catch(() => 0))
    .toBeGreaterThan(0);
}
