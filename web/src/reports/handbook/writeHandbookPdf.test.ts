// Reads the handbook back: its contents must lead to its pages, and names must be bold.
import { expect, it } from 'vitest';
import { itemsOf, pagesIn, textOf, textsOf } from '../pdf/testing';
import { fonts, written } from '../testing';
import type { Handbook, HelpChapter } from './handbook';
import { writeHandbookPdf } from './writeHandbookPdf';

const chapter = (title: string, sections: HelpChapter['sections'] = []): HelpChapter => ({
  title,
  purpose: `What ${title} is for.`,
  sections,
});

const book: Handbook = {
  title: 'Handbook of the back office',
  readers: 'For INT APD, in AGORA',
  parts: [
    { title: 'Everywhere', chapters: [chapter('Lists')] },
    {
      title: 'Screens',
      chapters: [
        chapter('Peñaflor’s “Dashboard”', [
          { title: 'How it is done', steps: ['Press [Save rotated], then wait.', 'And again.'] },
          { title: 'Good to know', paragraphs: ['A wordy paragraph. '.repeat(400)] },
        ]),
        chapter('Stores', [{ title: 'What the states mean', terms: [['Active', 'New offers can choose [it].']] }]),
      ],
    },
  ],
  stamp: 'Made by ben@provider.example at 11/21/2026 10:45 AM',
};

const pagesOf = async (handbook: Handbook) => pagesIn(await written((sink) => writeHandbookPdf(handbook, fonts, sink)));

it('begins with a table of contents whose numbers and links lead to the pages', async () => {
  const pages = await pagesOf(book);
  const first = await textOf(pages[0]);
  expect(first).toContain('Handbook of the back officeFor INT APD, in AGORAMade by ben@provider.example');
  const titles = ['Lists', 'Peñaflor’s “Dashboard”', 'Stores'];
  const texts = await Promise.all(pages.map(textsOf));
  const starts = titles.map((title) => texts.findIndex((each, at) => at > 0 && each.includes(title)) + 1);
  expect(starts[1]).toBe(3);
  expect(starts[2], 'the long one takes several').toBeGreaterThan(3);
  const items = await itemsOf(pages[0]);
  for (const [at, title] of titles.entries()) {
    const line = items.find(({ text }) => text === title);
    const beside = items.filter(({ x, y }) => line && x > 500 && Math.abs(y - line.y) < 2);
    expect(beside.map(({ text }) => text)).toEqual([String(starts[at])]);
  }
  const links = await pages[0]?.getAnnotations();
  expect(links?.map(({ subtype }) => subtype)).toEqual(['Link', 'Link', 'Link']);
});

it('numbers the steps, prints names in bold, and names its readers on every page', async () => {
  const pages = await pagesOf(book);
  const items = await itemsOf(pages[2]);
  const fontOf = (text: string) => items.find((item) => item.text.includes(text))?.font;
  expect(items.map(({ text }) => text)).toEqual(expect.arrayContaining(['1.', '2.']));
  expect(fontOf('Save rotated')).toBe(fontOf('1.'));
  expect(fontOf('Press')).not.toBe(fontOf('Save rotated'));
  expect(items.map(({ text }) => text).join('')).not.toMatch(/[[\]]/);
  for (const page of pages) expect(await textOf(page)).toContain('Handbook of the back office · For INT APD, in AGORA');
});

it('puts long contents on two pages, and an empty handbook on one', async () => {
  const chapters = Array.from({ length: 90 }, (_, at) => chapter(`Screen ${at}`));
  const pages = await pagesOf({ ...book, parts: [{ title: 'Screens', chapters }] });
  const texts = await Promise.all(pages.map(textsOf));
  const lastPage = String(texts.findLastIndex((each) => each.includes('Screen 89')) + 1);
  expect(pages.length, 'the short ones follow one another').toBeLessThan(20);
  expect(lastPage).toBe(String(pages.length));
  const second = await itemsOf(pages[1]);
  const last = second.find(({ text }) => text === 'Screen 89');
  expect(second.filter(({ x, y }) => last && x > 500 && Math.abs(y - last.y) < 2).map(({ text }) => text)).toEqual([
    lastPage,
  ]);
  expect(await pagesOf({ ...book, parts: [] })).toHaveLength(1);
});
