import { strFromU8, strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { EMPTY, MOST_ROWS, NOT_READ, TOO_MANY } from './grid';
import { readXlsx, TOO_LARGE_UNPACKED } from './xlsx';

const WORKBOOK = `<?xml version="1.0"?><workbook><sheets>
  <sheet name="Notes" sheetId="1" state="hidden" r:id="rId1"/>
  <sheet name="Kiosks &amp; pods" sheetId="2" r:id="rId2"/></sheets></workbook>`;
const RELATIONS = `<Relationships>
  <Relationship Id="rId1" Target="worksheets/sheet1.xml"/><Relationship Target="/xl/worksheets/sheet2.xml" Id="rId2"/></Relationships>`;

const sheetOf = (rows: string) =>
  `<worksheet><dimension ref="A1:XFD1048576"/><sheetData>${rows}</sheetData></worksheet>`;

const file = (sheet: string, strings?: string) =>
  zipSync({
    'xl/workbook.xml': strToU8(WORKBOOK),
    'xl/_rels/workbook.xml.rels': strToU8(RELATIONS),
    'xl/worksheets/sheet1.xml': strToU8(sheetOf('<row r="1"><c r="A1"><v>0</v></c></row>')),
    'xl/worksheets/sheet2.xml': strToU8(sheet),
    ...(strings !== undefined && { 'xl/sharedStrings.xml': strToU8(strings) }),
  });

const cellsOf = (rows: string, strings?: string) => readXlsx(file(sheetOf(rows), strings)).rows;

it('reads the first sheet that is not hidden, and says which', () => {
  const grid = readXlsx(file(sheetOf('<row r="3"><c r="B3" t="inlineStr"><is><t>KT-1</t></is></c></row>')));
  expect(grid).toEqual({ name: 'Kiosks & pods', rows: [{ at: 3, cells: ['', 'KT-1'] }] });
});

it('reads each kind of cell as the text that the sheet shows', () => {
  const strings =
    '<sst><si><t>Santo Niño</t></si><si><r><t xml:space="preserve">Maria </t></r><r><t>💉</t></r><rPh><t>no</t></rPh></si></sst>';
  const row = `<row r="1">
    <c t="s"><v>0</v></c><c t="s"><v>1</v></c><c><v>0.30000000000000004</v></c><c t="b"><v>1</v></c>
    <c t="str"><f>A1&amp;"x"</f><v>=1+1</v></c><c><f>1+1</f><v>2</v></c><c><f>NOW()</f></c><c t="e"><v>#N/A</v></c>
    <c t="inlineStr"><is><t>two_x000D_
lines &lt;script&gt;</t></is></c><c r="L1"/></row>`;
  expect(cellsOf(row, strings)[0]?.cells).toEqual([
    'Santo Niño',
    'Maria 💉',
    '0.3',
    'TRUE',
    '=1+1',
    '2',
    '=NOW()',
    '#N/A',
    'two\nlines <script>',
  ]);
});

it('reads a cell without a value as empty, whatever its type', () => {
  const row = '<row><c t="s"/><c t="s"><v></v></c><c t="b"/><c t="n"><v/></c><c t="str"/><c t="s"><v>0</v></c></row>';
  expect(cellsOf(row, '<sst><si><t>first</t></si></sst>')[0]?.cells).toEqual(['', '', '', '', '', 'first']);
});

it('uses no more memory than the cells need, whatever references they state', () => {
  const rows =
    '<row r="1048576"><c r="XFD1048576"><v>1</v></c><c r="ZZZZZZZ1"><v>9</v></c><c r="B1048576"><v>2</v></c></row>';
  expect(cellsOf(rows)).toEqual([{ at: 1_048_576, cells: ['', '2'] }]);
});

/** A file whose archive states another size for its sheet. */
function saying(size: number): Uint8Array {
  const bytes = file(sheetOf(`<row><c><v>${'0'.repeat(100_000)}</v></c></row>`));
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  for (let at = 0; at < bytes.length - 46; at += 1) {
    if (view.getUint32(at, true) !== 0x02014b50) continue;
    const name = strFromU8(bytes.slice(at + 46, at + 46 + view.getUint16(at + 28, true)));
    if (name.endsWith('sheet2.xml')) view.setUint32(at + 24, size, true);
  }
  return bytes;
}

it('refuses a file that is far larger unpacked, and unpacks no more than the archive states', () => {
  expect(() => readXlsx(saying(65 * 1024 * 1024))).toThrow(TOO_LARGE_UNPACKED);
  expect(() => readXlsx(saying(100))).toThrow(NOT_READ);
});

it('refuses entities, files that are no sheet, truncated files and empty ones', () => {
  expect(() => readXlsx(file(`<!DOCTYPE x [<!ENTITY a "aaaa">]>${sheetOf('<row><c><v>&a;</v></c></row>')}`))).toThrow(
    NOT_READ,
  );
  expect(() => readXlsx(zipSync({ 'content.xml': strToU8('<office/>') }))).toThrow(NOT_READ);
  expect(() => readXlsx(strToU8('PK but nothing more'))).toThrow(NOT_READ);
  expect(() => readXlsx(file('<worksheet><sheetData><row r="1"><c r="A1"><v>1</v></c>'))).toThrow(NOT_READ);
  expect(() => cellsOf('<row r="1"><c r="A1"/></row>')).toThrow(EMPTY);
});

it('refuses more rows than can be sent', () => {
  const row = '<row><c><v>1</v></c></row>';
  expect(cellsOf(row.repeat(MOST_ROWS + 1))).toHaveLength(MOST_ROWS + 1);
  expect(() => cellsOf(row.repeat(MOST_ROWS + 2))).toThrow(TOO_MANY);
});
