import { strFromU8, unzipSync } from 'fflate';
import readExcelFile, { readSheet } from 'read-excel-file/node';
import { expect, it } from 'vitest';
import { tableOf, written } from '../testing';
import { writeXlsx } from './writeXlsx';

const fileOf = (rows: string[][], titles?: string[]) => written((sink) => writeXlsx(tableOf(rows, titles), sink));

const sheetXml = (file: Uint8Array) => strFromU8(unzipSync(file)['xl/worksheets/sheet1.xml'] ?? new Uint8Array());

async function cellOf(text: string): Promise<unknown> {
  const rows = await readSheet(await fileOf([['1', text]]), { trim: false });
  return rows[1]?.[1];
}

it.each([
  '=1+1',
  '@SUM(A1)',
  '+1',
  '-1',
  '00123',
  '1e5',
  'TRUE',
  '10/11/2026',
  'Ñoño Peña é ñ',
  '👍 👨‍👩‍👧 🇵🇭',
  '<script>alert("x")</script> & \'y\'',
  ' spaces around ',
  'x'.repeat(250),
  'two\nlines',
])('writes %j as typed', async (text) => {
  expect(await cellOf(text)).toBe(text);
});

it('writes text only: no formula, number or date', async () => {
  const xml = sheetXml(
    await fileOf([
      ['=1+1', '-1'],
      ['@x', '10/11/2026'],
    ]),
  );
  expect(xml).not.toMatch(/<f[ >]/);
  expect(xml.match(/<c /g)).toHaveLength(6);
  expect(xml.match(/ t="str"/g)).toHaveLength(6);
});

it('writes numbers in number columns, and text where a value is not a number', async () => {
  const table = tableOf([
    ['1', '5'],
    ['2', ''],
    ['3', '=1+1'],
    ['4', '25,000.50'],
  ]);
  table.columns[1] = { title: 'Ratings', width: 8, isNumber: true };
  const file = await written((sink) => writeXlsx(table, sink));
  expect(await readSheet(file)).toEqual([
    ['Record', 'Ratings'],
    ['1', 5],
    ['2', null],
    ['3', '=1+1'],
    ['4', 25000.5],
  ]);
  expect(sheetXml(file)).not.toMatch(/<f[ >]/);
});

it('writes dates in date columns, in the form of the text, and text where a value is not a date', async () => {
  const table = tableOf(
    ['11-21-2026', '11/21/2026 2:05 PM', '11-21-2026 12:00 AM', '', 'soon', '=1+1'].map((at) => ['1', at]),
  );
  table.columns[1] = { title: 'Posted', width: 8, isDate: true };
  const file = await written((sink) => writeXlsx(table, sink));
  const cells = (await readSheet(file)).slice(1).map(([, cell]) => (cell instanceof Date ? cell.toISOString() : cell));
  expect(cells).toEqual([
    '2026-11-21T00:00:00.000Z',
    '2026-11-21T14:05:00.000Z',
    '2026-11-21T00:00:00.000Z',
    null,
    'soon',
    '=1+1',
  ]);
  const styles = strFromU8(unzipSync(file)['xl/styles.xml'] ?? new Uint8Array());
  for (const format of ['mm-dd-yyyy', 'mm/dd/yyyy h:mm AM/PM', 'mm-dd-yyyy h:mm AM/PM'])
    expect(styles).toContain(`formatCode="${format}"`);
});

it('keeps text as text when a user edits it', async () => {
  const styles = strFromU8(unzipSync(await fileOf([['=1+1', '']]))['xl/styles.xml'] ?? new Uint8Array());
  // 49 is Excel's built-in number format for '@', text.
  expect(styles.match(/<cellXfs.*<\/cellXfs>/)?.[0]).toMatch(/<xf numFmtId="49"/);
  expect(sheetXml(await fileOf([['=1+1', '']]))).toMatch(/<c r="A2" s="1"/);
});

it('leaves out characters that XML does not allow', async () => {
  expect(await cellOf('a\u0000b\u0008c\u000bd\u001fe\ufffff\u007fg\r\nh')).toBe('abcdefg\nh');
});

it('cuts text that is longer than a cell, and splits no character', async () => {
  expect(await cellOf('x'.repeat(40_000))).toBe('x'.repeat(32_767));
  expect(await cellOf(`${'x'.repeat(32_766)}👍`)).toBe('x'.repeat(32_766));
});

it('keeps text that looks like an escaped character', async () => {
  expect(sheetXml(await fileOf([['_x0041_', 'a_xyz']]))).toContain('<v>_x005F_x0041_</v>');
});

it('has only rows under a header on the first sheet, and the lines above them on another', async () => {
  const sheets = await readExcelFile(
    await fileOf([
      ['1', 'Maria'],
      ['2', 'José'],
    ]),
  );
  expect(sheets).toEqual([
    {
      sheet: 'kyc_report',
      data: [
        ['Record', 'Name'],
        ['1', 'Maria'],
        ['2', 'José'],
      ],
    },
    { sheet: 'About', data: [['KYC Report'], ['Filter: Approved'], ['2 rows']] },
  ]);
});

it('keeps the header in sight, with a filter', async () => {
  const xml = sheetXml(
    await fileOf([
      ['1', 'Maria'],
      ['2', 'José'],
    ]),
  );
  expect(xml).toContain('<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>');
  expect(xml).toContain('<autoFilter ref="A1:B3"/>');
});

it('writes an empty report', async () => {
  expect(await readSheet(await fileOf([]))).toEqual([['Record', 'Name']]);
});

it('writes many rows in order', async () => {
  const rows = Array.from({ length: 5000 }, (_, index) => [String(index), `Name ${index}`]);
  expect((await readSheet(await fileOf(rows))).slice(1)).toEqual(rows);
});

it('fails when loading a row fails', async () => {
  const failing = tableOf([]);
  failing.rows = (async function* () {
    yield [['1', 'Maria']];
    throw new Error('No more.');
  })();
  await expect(written((sink) => writeXlsx(failing, sink))).rejects.toThrow('No more.');
});
