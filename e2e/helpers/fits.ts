// Checks at window widths that no text is cut, no number or date is broken over lines, and nothing scrolls
// sideways.
import type { Locator, Page } from '@playwright/test';
import { expect } from './expected';

const HEIGHT = 900;

/** Runs in the page: describes the layout faults of a part of the page at the present width. */
function faultsOf(part: Element): string[] {
  const faults = new Set<string>();
  const page = document.documentElement;
  if (page.scrollWidth > page.clientWidth) faults.add('the page scrolls sideways');

  const clips = (element: Element) => getComputedStyle(element).overflowX !== 'visible';
  const isHidden = (element: Element) => getComputedStyle(element).clipPath !== 'none';
  const isDrawing = (element: Element) => element.closest('.pictures-stage, svg, select, .table-scroller') !== null;
  const linesOf = (range: Range) =>
    new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom / 4))).size;
  const wordsOf = (range: Range) => range.toString().trim();

  for (const element of part.querySelectorAll('.case-records, .review-body, .bp6-dialog-footer'))
    if (element.scrollWidth > element.clientWidth + 1) faults.add(`${element.className} scrolls sideways`);

  // A value that differs is split into several elements, but is still one number or date, which must not break.
  for (const value of part.querySelectorAll('.case-records :is(td, dd)')) {
    const range = document.createRange();
    range.selectNodeContents(value);
    if (/^[\d/.-]+$/.test(wordsOf(range)) && linesOf(range) > 1) faults.add(`broken: ${wordsOf(range)}`);
  }

  const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const parent = node.parentElement;
    if (!parent || isDrawing(parent)) continue;
    const range = document.createRange();
    for (const { index, 0: number } of (node.textContent ?? '').matchAll(/\d[\d/:.,-]*\d/g)) {
      range.setStart(node, index);
      range.setEnd(node, index + number.length);
      if (linesOf(range) > 1) faults.add(`broken: ${number}`);
    }
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()].filter(({ width }) => width > 1);
    for (let around: Element | null = parent; around && around !== page; around = around.parentElement) {
      if (isHidden(around)) break;
      if (!clips(around)) continue;
      const { left, right } = around.getBoundingClientRect();
      if (boxes.some((box) => box.left < left - 1 || box.right > right + 1)) faults.add(`cut: ${wordsOf(range)}`);
    }
  }

  // Only the text of the cell itself gets '…'; an element inside the cell would be cut without any sign.
  for (const each of part.querySelectorAll('.table-scroller td > *'))
    if (each.getBoundingClientRect().right > (each.parentElement?.getBoundingClientRect().right ?? 0) + 1)
      faults.add(`cut without a sign: ${each.textContent}`);
  for (const each of part.querySelectorAll('td .status-tag'))
    if (each.scrollWidth > each.clientWidth) faults.add(`cut status: ${each.textContent}`);
  return [...faults];
}

export async function expectFits(page: Page, part: Locator, widths: number[]): Promise<void> {
  const found: Record<number, string[]> = {};
  for (const width of widths) {
    await page.setViewportSize({ width, height: HEIGHT });
    // After two frames, resize observers have run.
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    const faults = await part.evaluate(faultsOf);
    if (faults.length > 0) found[width] = faults;
  }
  expect(found).toEqual({});
}
