import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, it } from 'vitest';
import { fonts, tableOf, written } from '../testing';
import { itemsOf, pagesIn, pixelsOf, textOf, textsOf } from './testing';
import { writePdf } from './writePdf';

const pagesOf = async (rows: string[][], titles?: string[]): Promise<PDFPageProxy[]> =>
  pagesIn(await written((sink) => writePdf(tableOf(rows, titles), fonts, sink)));

/** Returns a function that gives the share of dark pixels in an area of the page. */
async function inkOf(page: PDFPageProxy | undefined) {
  const pixels = await pixelsOf(page);
  return (left: number, top: number, width: number, height: number) => {
    const data = pixels(left, top, width, height);
    let dark = 0;
    for (let at = 0; at < data.length; at += 4) if ((data[at] ?? 255) < 128) dark += 1;
    return (dark * 4) / data.length;
  };
}

const TYPED = [
  '=1+1',
  '@SUM(A1)',
  'Ñoño Peña é ñ Ü',
  'Привет Αθήνα',
  '<script>alert("x")</script>',
  '₱1,000.00 – “quoted” …',
  '👍🎉',
  '\u{1f1f5}\u{1f1ed}',
  'office fi fl ffi',
];
const DRAWN = [
  ['क', 'क'],
  ['अमित', 'अिमत'],
  ['हिन्दी', 'िहन्दी'],
  ['क्षि', 'िक्ष'],
] as const;
const UNKNOWN = [
  ['Bengali', 'বাংলা'],
  ['Tamil', 'தமிழ்'],
  ['Khmer', 'ខ្មែរ'],
  ['Myanmar', 'မြန်မာ'],
  ['Hebrew', 'שלום'],
  ['Arabic', 'مرحبا'],
  ['half a character', '\ud83d'],
] as const;

/** Of one file for all samples, because writing and reading one takes a quarter of a second. */
let samplesText: Promise<string> | undefined;
async function textOfSamples(): Promise<string> {
  const samples = [
    ...TYPED,
    ...DRAWN.map(([text]) => `${text} ok`),
    ...UNKNOWN.map(([name, text]) => `${name} ${text} हि`),
  ];
  const pages = await pagesOf(samples.map((text, at) => [String(at), text]));
  return (await Promise.all(pages.map(textOf))).join('\n');
}
const inSamples = () => {
  samplesText ??= textOfSamples();
  return samplesText;
};

it.each(TYPED)('holds %j as typed', async (text) => {
  expect((await inSamples()).replaceAll(' ', '')).toContain(text.replaceAll(' ', ''));
});

it.each(DRAWN)('holds %s with its letters in the order in which they are drawn', async (_, drawn) => {
  expect(await inSamples()).toContain(`${drawn} ok`);
});

it.each(UNKNOWN)('replaces each character of a script that no font has: %s', async (name, text) => {
  expect(await inSamples()).toContain(`${name} ${'\ufffd'.repeat(text.length)} िह`);
});

it('draws any two characters of its fonts and of other scripts together', async () => {
  const samples = [
    'a',
    'é',
    '\u0301',
    '\u0304',
    'क',
    'र',
    '्',
    'ि',
    'ं',
    '़',
    '\u200c',
    '\u200d',
    '◌',
    'ক',
    'ি',
    'က',
    'ا',
    '👍',
  ];
  const pairs = samples.flatMap((one) => samples.map((other) => one + other));
  expect((await pagesOf([['1', pairs.join('')], ...pairs.map((pair) => ['2', pair])])).length).toBeGreaterThan(1);
});

it('wraps a long name within its cell, without losing any of it', async () => {
  const long = 'Abcdefghij'.repeat(25);
  const [page] = await pagesOf(
    [
      ['1', long],
      ['2', 'next'],
    ],
    ['A', 'B', 'C', 'D', 'E', 'F'],
  );
  const items = (await page?.getTextContent())?.items.flatMap((item) => ('str' in item ? [item] : [])) ?? [];
  const pieces = items.filter(({ str }) => /^[A-Ja-j]{2,}$/.test(str));
  expect(pieces.length).toBeGreaterThan(2);
  expect(pieces.map(({ str }) => str).join('')).toBe(long);
  const right = Math.max(...pieces.map(({ transform, width }) => (transform[4] as number) + width));
  expect(right).toBeLessThan(36 + (2 * (1008 - 72)) / 6);
  // The row grew: the next one begins below all of it.
  const lowest = Math.min(...pieces.map(({ transform }) => transform[5] as number));
  expect(items.find(({ str }) => str === 'next')?.transform[5]).toBeLessThan(lowest);
});

it('breaks between words', async () => {
  const [page] = await pagesOf([['1', 'Maria Concepción de los Ángeles y Santísima Trinidad']], [...'ABCDEFGH']);
  const lines = (await textsOf(page)).filter((text) => text.length > 4);
  expect(lines.join(' ')).toContain('Maria Concepción de los Ángeles y Santísima Trinidad');
});

it('has landscape legal pages, each with the header and its number', async () => {
  const pages = await pagesOf(Array.from({ length: 100 }, (_, index) => [`row-${index}`, 'x']));
  expect(pages.length).toBeGreaterThan(2);
  for (const [index, page] of pages.entries()) {
    expect(page.view).toEqual([0, 0, 1008, 612]);
    const text = await textOf(page);
    expect(text).toContain('Record');
    expect(text).toContain(`Page ${index + 1} of ${pages.length}`);
  }
  const rows = (await Promise.all(pages.map(textsOf))).flat().filter((text) => /^row-/.test(text));
  expect(rows).toEqual(Array.from({ length: 100 }, (_, index) => `row-${index}`));
});

it('has landscape A4 pages if the report wants them', async () => {
  const rows = Array.from({ length: 60 }, (_, index) => [`row-${index}`, 'Abcdefghij '.repeat(9).trim()]);
  const pages = await pagesIn(await written((sink) => writePdf({ ...tableOf(rows), paper: 'A4' }, fonts, sink)));
  expect(pages.map(({ view }) => view)).toEqual(pages.map(() => [0, 0, 842, 595]));
  for (const page of pages)
    for (const { x, y, width } of await itemsOf(page)) {
      expect(x + width).toBeLessThan(842 - 36 + 0.1);
      expect(y).toBeLessThan(595 - 34);
    }
});

it('has the title and the final count on the first page', async () => {
  const [first, second] = await pagesOf(Array.from({ length: 60 }, () => ['1', 'x']));
  expect(await textOf(first)).toContain('Filter: Approved60 rows');
  expect(await textOf(second)).not.toContain('60 rows');
});

it('splits a row only when it is taller than a page', async () => {
  const lines = Array.from({ length: 120 }, (_, index) => `line-${index}`);
  const pages = await pagesOf([
    ['1', 'x'],
    ['2', lines.join('\n')],
    ['3', 'y'],
  ]);
  const texts = (await Promise.all(pages.map(textsOf))).flat();
  expect(texts.filter((text) => /^line-/.test(text))).toEqual(lines);
  // It fits on no page, but it must not begin on a page that has rows already.
  expect(await textOf(pages[0])).not.toContain('line-0');
});

it('prints a box for a character that no font has, and omits invisible characters', async () => {
  const [page] = await pagesOf([['1', 'a漢b\u0000c\ufe0fd\u00ad\u{e0041}e\tf']]);
  expect(await textOf(page)).toContain('a\ufffdbcde f');
});

it('writes an empty report', async () => {
  const pages = await pagesOf([]);
  expect(pages).toHaveLength(1);
  expect(await textOf(pages[0])).toContain('There are no rows to export.');
});

it('loads the large font only when it is needed', async () => {
  let requestCount = 0;
  const counting = {
    ...fonts,
    emoji: () => {
      requestCount += 1;
      return fonts.emoji();
    },
  };
  await written((sink) => writePdf(tableOf([['1', 'Ñ']]), counting, sink));
  expect(requestCount).toBe(0);
  const strange = [...'👍漢🎉x漢👍漢字漢'].map((text) => ['1', text]);
  await written((sink) => writePdf(tableOf(strange), counting, sink));
  expect(requestCount).toBe(1);
});

it('draws every letter visibly', async () => {
  const letters = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789Ññé'];
  const [page] = await pagesOf([letters], letters);
  const ink = await inkOf(page);
  // The title, and the first line above the table.
  expect(ink(36, 34, 90, 20)).toBeGreaterThan(0.1);
  expect(ink(36, 56, 60, 10)).toBeGreaterThan(0.05);
  const { items } = (await page?.getTextContent()) ?? { items: [] };
  for (const letter of letters) {
    const places = items.flatMap((item) => ('str' in item && item.str === letter ? [item.transform] : []));
    // Once in the header, and once in the row.
    expect(places, letter).toHaveLength(2);
    for (const [, , , , x, y] of places) expect(ink(x - 1, 612 - y - 7, 8, 8), letter).toBeGreaterThan(0.01);
  }
});
