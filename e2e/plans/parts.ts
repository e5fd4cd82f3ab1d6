// Locators and helpers for the scripts about the documents of an account.
import { createCanvas } from '@napi-rs/canvas';
import type { Locator, Page } from '@playwright/test';
import { fixtures } from '../../mocks/areas/accounts/fixtures';
import { select } from '../accounts/parts';
import { expect, press } from '../fixtures';
import { onDisk, PICTURE_WIDTH } from '../helpers/content';

export const { first, second, withoutDocuments } = fixtures;
export const ATD = 'ATD';
export const PLAN = 'Eligibility Plan';
/** Not an administrator; sees the screen by the system access of the role. */
export const COLLEAGUE = 'josefina.castaneda@lumina.example';
export const LARGEST = 7 * 1024 * 1024;
export const WRONG_TYPE = 'Invalid attachment file type. (*jpg , *jpeg , *png types only).';
export const TOO_LARGE = 'File too Big, please select a file max of 7mb';
export const MAYBE_SAVED = 'It may have been saved. Check the picture before you upload again.';

export const at = (acct: string) => `./uploadatd?account=${acct}`;
export const contractOf = ({ acct }: { acct: string }) => `2026-${acct.slice(-6)}`;
/** Selects another account on the open page. */
export async function choose(page: Page, { acct }: { acct: string }): Promise<void> {
  await press(page, 'Select Account');
  await select(page, acct);
}
export const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
export const input = (page: Page, name: string) => page.getByLabel(`File of the ${name}`);
export const saved = (name: string, acct: string) => `The ${name} of ${acct} has been saved.`;

/** The width of the shown picture, which distinguishes an uploaded picture from those that the mocks draw. */
const widthIn = (where: Locator) =>
  where
    .getByRole('img', { name: / of / })
    .evaluate((image) => (image as HTMLImageElement).naturalWidth, undefined, { timeout: 1000 })
    .catch(() => 0);
/** The journal of the mocks' form of a long text. */
export const inJournal = (buffer: Buffer) => {
  const base64 = buffer.toString('base64');
  return `${base64.slice(0, 200)}… (${base64.length} characters)`;
};

export const expectUploaded = (where: Locator) => expect.poll(() => widthIn(where)).toBe(PICTURE_WIDTH);
export const expectDrawnByMocks = (where: Locator) => expect.poll(() => widthIn(where)).toBe(1000);

interface GivenFile {
  name: string;
  buffer: Buffer;
}

/** Drags a file from the desktop; if the screen refuses it while it is dragged, the browser does not drop it. */
export async function drop(page: Page, where: Locator, file: GivenFile): Promise<void> {
  await where.scrollIntoViewIfNeeded();
  const { x, y } = (await where.boundingBox()) ?? { x: 0, y: 0 };
  const line = await page.context().newCDPSession(page);
  const data = { items: [], files: [onDisk(file)], dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await line.send('Input.dispatchDragEvent', { type, x: x + 8, y: y + 8, data });
}

/** Records whether the page would accept the file that is dragged over it; read with `dragged`. */
export const watchDrags = (page: Page) =>
  page.evaluate(() => {
    window.addEventListener('dragover', (event) => {
      const effect = event.dataTransfer?.dropEffect;
      document.documentElement.dataset.dragged = `${event.defaultPrevented ? 'prevented' : 'left'} ${effect}`;
    });
  });
export const dragged = (page: Page) => page.locator('html').getAttribute('data-dragged');

export const paste = (where: Locator, { name, buffer }: GivenFile) =>
  where.evaluate(
    (element, [called, base64]) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const clipboardData = new DataTransfer();
      clipboardData.items.add(new File([bytes], called, { type: 'image/png' }));
      element.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }));
    },
    [name, buffer.toString('base64')] as const,
  );

/** A JPEG of the same width as the other uploaded pictures. */
export const jpeg = {
  name: 'Scan 1.JPG',
  mimeType: 'image/jpeg',
  buffer: createCanvas(PICTURE_WIDTH, 360).toBuffer('image/jpeg'),
};

/** Has the beginning and the end of a PNG, but cannot be drawn. */
export const UNDRAWABLE = Buffer.from('89504e470d0a1a0a0000000049454e44ae426082', 'hex');
