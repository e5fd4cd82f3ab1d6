// What scripts of content share: pictures to upload, cards, and the dialog of an item.
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { type Locator, type Page, test } from '@playwright/test';
import { pngOf } from '../../mocks/seeding/drawing';
import { expect } from './expected';

/** No picture that the mocks draw has this width, so it identifies an uploaded picture. */
export const PICTURE_WIDTH = 640;

/**
 * A PNG file to upload, padded to `size` bytes if given, and its description in the journal of the mocks (`details`).
 */
export function picture(name = 'new.png', size?: number) {
  const content = `<rect width="${PICTURE_WIDTH}" height="360" fill="#1f5f54"/>`;
  const png = Buffer.from(pngOf({ width: PICTURE_WIDTH, height: 360, content }));
  // Bytes after the end of a picture are allowed: cameras write there as well.
  const buffer = size === undefined ? png : Buffer.concat([png, Buffer.alloc(size - png.length)]);
  const mimeType = 'image/png';
  return {
    file: { name, mimeType, buffer },
    // The gateway gives the file a name of its own.
    details: {
      name: expect.stringMatching(/^[\da-f-]{36}\.png$/),
      type: mimeType,
      size: buffer.length,
      sha256: createHash('sha256').update(buffer).digest('hex'),
    },
  };
}

/**
 * The path of a file. A large one is chosen by its path: otherwise Playwright decodes its bytes in the page, which takes
 * seconds.
 */
export function onDisk({ name, buffer }: { name: string; buffer: Buffer }): string {
  const path = test.info().outputPath(name);
  writeFileSync(path, buffer);
  return path;
}

const LARGEST = 4096 * 1024;

/** A text file with the name and type of a picture. */
export const TEXT_NAMED_AS_PICTURE = { name: 'text.png', mimeType: 'image/png', buffer: Buffer.from('not a picture') };
export const LARGEST_PICTURE = picture('largest.png', LARGEST);
export const TOO_LARGE = picture('large.png', LARGEST + 1).file;

export const cards = (page: Page) => page.getByRole('main').getByRole('list').getByRole('listitem');
export const titles = (page: Page) => cards(page).getByRole('heading', { level: 2 });
export const cardOf = (page: Page, title: string): Locator =>
  cards(page).filter({ has: page.getByRole('heading', { level: 2, name: title, exact: true }) });

/** The button that opens a card; it has one of two names. */
export const opener = (page: Page, title: string) =>
  cardOf(page, title).getByRole('button', { name: /^(View Details|Read more): / });

/** Waits until a picture is there and drawn. */
export async function pictureShown(where: Locator): Promise<void> {
  const image = where.getByRole('img').first();
  await expect
    .poll(() => image.evaluate((element) => (element as HTMLImageElement).naturalWidth).catch(() => 0))
    .toBeGreaterThan(0);
}
