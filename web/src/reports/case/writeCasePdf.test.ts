import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { imagesOf, itemsOf, pagesIn, pixelsOf, textOf, textsOf } from '../pdf/testing';
import { fonts, written } from '../testing';
import type { CaseReport, CaseSection } from './caseReport';
import { writeCasePdf } from './writeCasePdf';

const A4 = { width: 595, height: 842 };
const MARGIN = 40;
const ROUNDING = 0.1;

const report: CaseReport = {
  title: 'Member registration',
  record: '2026112100137',
  name: 'Maria Concepción Dela Cruz',
  lines: ['Disapproved by ana@provider.example at 11/21/2026 10:32 AM', 'Counter 12100'],
  sections: [],
  pictures: [],
  stamp: 'Made by ben@provider.example at 11/21/2026 10:45 AM',
};

const jpeg = (width: number, height: number) =>
  new Blob([new Uint8Array(createCanvas(width, height).toBuffer('image/jpeg'))]);
const asItIs = (picture: Blob) => picture.arrayBuffer();

async function pagesOf(parts: Partial<CaseReport>, read = asItIs) {
  return pagesIn(await written((sink) => writeCasePdf({ ...report, ...parts }, fonts, read, sink)));
}

const textsOfAll = async (pages: Awaited<ReturnType<typeof pagesOf>>) => (await Promise.all(pages.map(textsOf))).flat();

const comparison: CaseSection = {
  title: 'Submitted and company record',
  columns: ['Field', 'Submitted', 'Company record', 'Comparison'].map((title) => ({ title, width: 20 })),
  rows: [
    { cells: ['Last Name', 'DELA CRUZ', 'DELA CRUZ', 'Same'] },
    { cells: ['Card No', '1168-0001', '', 'Not on record'] },
    { cells: ['Birthdate', '11/21/1988', '11/21/1989', 'Differs'], isMarked: true },
  ],
};
const facts: CaseSection = {
  title: 'Also submitted',
  facts: [
    ['Mobile Number', '+63 917 555 0123'],
    ['Email', 'maria@mail.example'],
    ['Company', ''],
    ['Posted Date', '11/20/2026'],
  ],
};
const remarks: CaseSection = { title: 'Disapproval Remarks', text: 'The birthdate differs.\nThe ID is blurred.' };

it('fits a case on one portrait page, with who made the report', async () => {
  const pages = await pagesOf({ sections: [comparison, facts, remarks] });
  expect(pages).toHaveLength(1);
  expect(pages[0]?.view).toEqual([0, 0, A4.width, A4.height]);
  const texts = (await textsOf(pages[0])).join('\n');
  for (const text of [
    'Member registration · 2026112100137',
    'Maria Concepción Dela Cruz',
    ...report.lines,
    'Submitted and company record',
    'Comparison',
    'DELA CRUZ',
    'Not on record',
    'Also submitted',
    'Mobile Number',
    '+63 917 555 0123',
    'Disapproval Remarks',
    'The birthdate differs.',
    'The ID is blurred.',
    report.stamp,
    'Page 1 of 1',
  ]) {
    expect(texts).toContain(text);
  }
});

it('names the case, the author and the page number on every page', async () => {
  const pages = await pagesOf({ sections: [{ title: 'Remarks', text: 'a line\n'.repeat(150) }] });
  expect(pages).toHaveLength(3);
  for (const [at, page] of pages.entries()) {
    const text = await textOf(page);
    expect(text.split('Maria Concepción Dela Cruz')).toHaveLength(2);
    expect(text).toContain(report.stamp);
    expect(text).toContain(`Page ${at + 1} of 3`);
  }
});

it('marks a row by a word, in bold, and by a shade that is visible without colours', async () => {
  const [page] = await pagesOf({ sections: [comparison] });
  const items = await itemsOf(page);
  const fontOf = (text: string) => items.find((item) => item.text === text)?.font;
  expect(fontOf('Differs')).toBe(fontOf('Comparison'));
  expect(fontOf('11/21/1989')).toBe(fontOf('Comparison'));
  expect(fontOf('Same')).not.toBe(fontOf('Comparison'));
  const pixels = await pixelsOf(page);
  const lightnessBefore = (text: string) => {
    const { x, y } = items.find((item) => item.text === text) ?? { x: 0, y: 0 };
    const [red = 0, green = 0, blue = 0] = pixels(x - 2, A4.height - y - 3, 1, 1);
    return 0.3 * red + 0.6 * green + 0.1 * blue;
  };
  expect(lightnessBefore('11/21/1989')).toBeLessThan(lightnessBefore('Not on record') - 10);
});

it('puts three facts in a row, and says where there is no value', async () => {
  const items = await itemsOf((await pagesOf({ sections: [facts] }))[0]);
  const place = (text: string) => items.find((item) => item.text === text) ?? { x: 0, y: 0 };
  const values = ['+63 917 555 0123', 'maria@mail.example', '–'].map(place);
  expect(new Set(values.map(({ y }) => y)).size).toBe(1);
  expect(new Set(values.map(({ x }) => x)).size).toBe(3);
  expect(place('11/20/2026').y).toBeLessThan(place('–').y);
  expect(place('11/20/2026').x).toBe(place('+63 917 555 0123').x);
  expect(place('Email').x).toBe(place('maria@mail.example').x);
});

it.each([
  ['facts', { title: 'Section', facts: [] }],
  ['a table', { title: 'Section', columns: [{ title: 'Field', width: 10 }], rows: [] }],
  ['a text', { title: 'Section', text: '' }],
] satisfies [string, CaseSection][])('prints a dash for an empty section: %s', async (_, section) => {
  expect(await textOf((await pagesOf({ sections: [section] }))[0])).toMatch(/Section(Field)?–/);
});

it.each(['<script>alert("x")</script>', '=1+1', 'Ñoño Peña é ñ Ü', '👍🎉', 'Привет Αθήνα'])(
  'prints %j as typed, wherever it stands',
  async (text) => {
    const [page] = await pagesOf({
      name: text,
      lines: [text],
      sections: [
        { title: text, text },
        { title: 'Facts', facts: [[text, text]] },
        { title: 'Table', columns: [{ title: text, width: 20 }], rows: [{ cells: [text], isMarked: true }] },
      ],
      pictures: [{ name: text, absence: text }],
    });
    const shown = (await textOf(page)).replaceAll(' ', '');
    expect(shown.split(text.replaceAll(' ', ''))).toHaveLength(11);
  },
);

it('keeps the order of the letters, ignoring characters that set the text direction', async () => {
  const [page] = await pagesOf({
    sections: [{ title: 'Remarks', text: 'gpj.\u202excod \u05e9\u05dc\u05d5\u05dd end' }],
  });
  expect(await textOf(page)).toMatch(/gpj\.\W?xcod .{4} end/);
});

describe('what is long', () => {
  const WORDS = 'Concepción '.repeat(23).trim();

  it.each([
    ['a name in words', { name: WORDS }, WORDS],
    ['a name without any', { name: 'Abcdefghij'.repeat(25) }, 'Abcdefghij'.repeat(25)],
    ['remarks in words', { sections: [{ title: 'Remarks', text: 'remark '.repeat(1430) }] }, 'remark '.repeat(1430)],
    ['remarks without any', { sections: [{ title: 'R', text: 'Abcdefghij'.repeat(1000) }] }, 'Abcdefghij'.repeat(1000)],
    ['a fact', { sections: [{ title: 'Facts', facts: [['Address', WORDS]] }] }, WORDS],
    ['a fact of pages', { sections: [{ title: 'F', facts: [['A', 'word '.repeat(2000)]] }] }, 'word '.repeat(2000)],
    [
      'a cell of pages',
      { sections: [{ title: 'T', columns: [{ title: '', width: 9 }], rows: [{ cells: ['word '.repeat(4000)] }] }] },
      'word '.repeat(4000),
    ],
  ] satisfies [string, Partial<CaseReport>, string][])(
    'is whole and within the margins: %s',
    async (_, parts, text) => {
      const pages = await pagesOf(parts);
      const letters = (part: string) => part.replaceAll(/\s/g, '');
      const bare: string[] = [];
      for (const page of pages) {
        const items = await itemsOf(page);
        for (const { x, y, width, text: piece } of items) {
          expect(x).toBeGreaterThanOrEqual(MARGIN);
          // A space at the end of a line may exceed the width.
          if (!piece.endsWith(' ')) expect(x + width).toBeLessThan(A4.width - MARGIN + ROUNDING);
          expect(y).toBeGreaterThan(20);
          if (y > MARGIN && y < A4.height - MARGIN) bare.push(piece);
        }
      }
      // A table repeats its header on every page.
      const headers = _ === 'a cell of pages' ? /(?<=d)C(?=w)/g : /$^/g;
      expect(letters(bare.join('')).replaceAll(headers, '')).toContain(letters(text));
    },
  );

  it('has a row of its own', async () => {
    const items = await itemsOf(
      (
        await pagesOf({
          sections: [
            {
              title: 'Facts',
              facts: [
                ['A', 'first'],
                ['B', WORDS],
                ['C', 'last'],
              ],
            },
          ],
        })
      )[0],
    );
    const across = items.filter(({ text }) => text.includes('Concepción Concepción'));
    expect(Math.max(...across.map(({ width }) => width))).toBeGreaterThan(A4.width / 2);
    const lineOf = (text: string) => items.find((item) => item.text === text)?.y ?? 0;
    for (const { y } of across) {
      expect(y).toBeLessThan(lineOf('first'));
      expect(y).toBeGreaterThan(lineOf('last'));
    }
  });

  it('splits no fact over pages, however many there are', async () => {
    const many = Array.from({ length: 120 }, (_, at) => [`label-${at}`, `value-${at}\nand more`] as const);
    const pages = await pagesOf({ sections: [{ title: 'Facts', facts: many }] });
    expect(pages.length).toBeGreaterThan(1);
    const texts: string[] = [];
    for (const page of pages) {
      const items = await itemsOf(page);
      const yOf = (text: string) => items.find((item) => item.text === text)?.y ?? 0;
      // Only the footer is lower.
      texts.push(
        ...many.flatMap(([label, value]) =>
          yOf(label) > 0 && yOf(value.split('\n')[0] ?? '') > MARGIN ? [label] : [],
        ),
      );
    }
    expect(texts).toEqual(many.map(([label]) => label));
  });

  it("repeats a table's header on every page, and prints every row once", async () => {
    const rows = Array.from({ length: 120 }, (_, at) => ({ cells: [`row-${at}`] }));
    const pages = await pagesOf({ sections: [{ title: 'Rows', columns: [{ title: 'Record', width: 20 }], rows }] });
    expect(pages.length).toBeGreaterThan(2);
    for (const page of pages) expect(await textsOf(page)).toContain('Record');
    const texts = await textsOfAll(pages);
    expect(texts.filter((text) => text.startsWith('row-'))).toEqual(rows.flatMap(({ cells }) => cells));
  });
});

describe('a page that is nearly full', () => {
  const BODIES: Record<string, [section: CaseSection, notAlone: string[]]> = {
    'a text': [{ title: 'Heading', text: 'first\nsecond\nthird' }, ['first', 'second']],
    facts: [{ title: 'Heading', facts: [['label', 'value']] }, ['label', 'value']],
    'a long fact': [
      { title: 'Heading', facts: [['label', 'first\nsecond\nthird\nfourth']] },
      ['label', 'first', 'second'],
    ],
    'a table': [
      { title: 'Heading', columns: [{ title: 'header', width: 9 }], rows: [{ cells: ['one\ntwo'] }] },
      ['header', 'one', 'two'],
    ],
  };

  it.each(Object.entries(BODIES))('keeps a heading with the beginning of %s', async (_, [section, notAlone]) => {
    const seenOn = new Set<number>();
    for (let lines = 46; lines <= 56; lines += 1) {
      const pages = await pagesOf({ sections: [{ title: 'Before', text: 'x\n'.repeat(lines) }, section] });
      const texts = await Promise.all(pages.map(textsOf));
      const at = texts.findIndex((onPage) => onPage.includes('Heading'));
      expect(texts[at], `${lines} lines before`).toEqual(expect.arrayContaining(notAlone));
      seenOn.add(at);
    }
    // Confirms that the test covers both cases: enough room, and too little.
    expect([...seenOn]).toEqual([0, 1]);
  });

  it('keeps a picture together with its name', async () => {
    const seenOn = new Set<number>();
    for (const lines of [20, 50]) {
      const pages = await pagesOf({
        sections: [{ title: 'Before', text: 'x\n'.repeat(lines) }],
        pictures: [{ name: 'Selfie', picture: jpeg(800, 600) }],
      });
      const texts = await Promise.all(pages.map(textsOf));
      const at = texts.findIndex((onPage) => onPage.includes('Selfie'));
      expect(await imagesOf(pages[at])).toHaveLength(1);
      seenOn.add(at);
    }
    expect([...seenOn]).toEqual([0, 1]);
  });
});

describe('pictures', () => {
  const selfie = { name: 'Selfie', picture: jpeg(900, 1200) };
  const id = { name: 'Government ID', picture: jpeg(1500, 1000) };

  it('stand side by side, each under its name, in their own proportions', async () => {
    const [page] = await pagesOf({ pictures: [selfie, id] });
    const [left, right, ...others] = await imagesOf(page);
    if (!left || !right) throw new Error('There are not two pictures.');
    expect(others).toEqual([]);
    expect(left.width / left.height).toBeCloseTo(900 / 1200, 1);
    expect(right.width / right.height).toBeCloseTo(1500 / 1000, 1);
    expect(left.x + left.width).toBeLessThan(right.x);
    expect(right.x + right.width).toBeLessThanOrEqual(A4.width - MARGIN);
    const items = await itemsOf(page);
    for (const [name, place] of [
      ['Selfie', left],
      ['Government ID', right],
    ] as const) {
      const caption = items.find(({ text }) => text === name);
      expect(caption?.y).toBeGreaterThan(place.y + place.height);
      expect(caption?.x).toBeLessThanOrEqual(place.x);
    }
  });

  it('are not enlarged', async () => {
    const [page] = await pagesOf({ pictures: [{ name: 'Small', picture: jpeg(60, 40) }] });
    expect(await imagesOf(page)).toMatchObject([{ width: 60, height: 40 }]);
  });

  it('may be more than two', async () => {
    const pages = await pagesOf({ pictures: [selfie, id, { ...id, name: 'PRC ID' }] });
    expect((await Promise.all(pages.map(imagesOf))).flat()).toHaveLength(3);
    expect(await textsOfAll(pages)).toContain('PRC ID');
  });

  it('that are missing are replaced by the reason', async () => {
    const [page] = await pagesOf({
      pictures: [
        { name: 'Selfie', absence: 'Not submitted' },
        { name: 'Government ID', absence: 'Could not be loaded' },
      ],
    });
    expect(await imagesOf(page)).toEqual([]);
    const items = await itemsOf(page);
    const x = (text: string) => items.find((item) => item.text === text)?.x ?? 0;
    expect(x('Not submitted')).toBeLessThan(x('Government ID'));
    expect(x('Could not be loaded')).toBeGreaterThan(x('Government ID'));
  });

  it.each([
    ['that cannot be decoded', async () => Promise.reject(new Error('InvalidStateError'))],
    ['that becomes no JPEG', async () => new Uint8Array([1, 2, 3]).buffer],
  ])('are printed without the one %s', async (_, broken) => {
    const read = (picture: Blob) => (picture === selfie.picture ? broken() : asItIs(picture));
    const [page] = await pagesOf({ sections: [remarks], pictures: [selfie, id] }, read);
    expect(await textsOf(page)).toEqual(expect.arrayContaining(['Selfie', 'Could not be read', 'The ID is blurred.']));
    expect(await imagesOf(page)).toHaveLength(1);
  });
});
