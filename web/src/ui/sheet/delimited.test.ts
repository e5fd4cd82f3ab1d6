import { expect, it } from 'vitest';
import { decodedText, parseDelimited } from './delimited';
import { EMPTY, MOST_BYTES, MOST_ROWS, TOO_BIG, TOO_MANY } from './grid';

const cellsOf = (text: string) => parseDelimited(text).rows.map(({ cells }) => cells);

it.each([
  [
    'a\tb\r\n1\t2\r\n',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'a;b\n1;2,5\n',
    [
      ['a', 'b'],
      ['1', '2,5'],
    ],
  ],
  [
    'a,b\r1,2;3',
    [
      ['a', 'b'],
      ['1', '2;3'],
    ],
  ],
  ['one column\nalone', [['one column'], ['alone']]],
  [
    '"a;b",c\n1,2',
    [
      ['a;b', 'c'],
      ['1', '2'],
    ],
  ],
])('finds out what stands between the cells of %j', (text, cells) => {
  expect(cellsOf(text)).toEqual(cells);
});

it.each([
  ['Name\nSantos, Maria\nReyes, Jose\n', 'a comma in every name, none in the heading'],
  ['Santos, Maria\nReyes, Jose', 'names without a heading'],
  ['Ceiling Amount\n1,500.00\n900\n25,000.00', 'commas between digits'],
  ['Rizal St, Makati, Metro Manila\nCubao\nTaft Ave, Pasay\n', 'as many commas as there happen to be'],
  ['Remark\nBlurred; please send it again, in colour', 'sentences'],
])('keeps a single column whole: %j, %s', (text) => {
  expect(cellsOf(text)).toEqual(
    text
      .trim()
      .split('\n')
      .map((cell) => [cell]),
  );
});

it('reads columns also below a title, with spaces after commas, and where some rows have fewer or more cells', () => {
  expect(cellsOf('Kiosks of November\nby Maria\n\nID,MAC\nKT-1,00')).toEqual([
    ['Kiosks of November'],
    ['by Maria'],
    ['ID', 'MAC'],
    ['KT-1', '00'],
  ]);
  expect(cellsOf('ID, MAC, Place\nKT-1, 00, Lobby')[1]).toEqual(['KT-1', ' 00', ' Lobby']);
  expect(cellsOf('Code,Place\nL-1,Lobby\nL-2\nL-3,Rizal St,Makati\nL-4,Door')[3]).toEqual([
    'L-3',
    'Rizal St',
    'Makati',
  ]);
  expect(cellsOf('Kiosks, pods\nID\tMAC')[1]).toEqual(['ID', 'MAC']);
  expect(cellsOf('ID,Note\nKT-1,"a\tb"')[1]).toEqual(['KT-1', 'a\tb']);
});

it('reads quoted cells that contain quotes, separators and line breaks', () => {
  expect(cellsOf('name\tnote\n"Maria ""Ia"" Santos"\t"first\r\nsecond\tline"\n')).toEqual([
    ['name', 'note'],
    ['Maria "Ia" Santos', 'first\nsecond\tline'],
  ]);
});

it('keeps a quote that does not quote a whole cell', () => {
  expect(cellsOf('size\tkind\n5" pipe\tx\n"open\ty')).toEqual([
    ['size', 'kind'],
    ['5" pipe', 'x'],
    ['"open', 'y'],
  ]);
  expect(cellsOf('"a"b,c')).toEqual([['ab', 'c']]);
});

it('drops the byte order mark, the `sep=` line, and empty cells and rows at the ends', () => {
  expect(cellsOf('\uFEFFsep=;\na;b;;\n\n1,5;;;\n;;;\n\n')).toEqual([['a', 'b'], ['1,5']]);
});

it('counts rows as the spreadsheet does, including empty ones', () => {
  expect(parseDelimited('a\n\n\nb').rows.map(({ at }) => at)).toEqual([1, 4]);
});

it('keeps unusual texts unchanged', () => {
  const odd = ['=1+1', '<script>alert(1)</script>', '💉 Ñ', ' inner  spaces ', 'x'.repeat(250)];
  expect(cellsOf(odd.join('\t'))).toEqual([odd]);
});

it('refuses a sheet that is empty or too large', () => {
  expect(() => parseDelimited(' \n\t\n')).toThrow(EMPTY);
  expect(() => parseDelimited('\n;;\n')).toThrow(EMPTY);
  expect(parseDelimited('x\n'.repeat(MOST_ROWS + 1)).rows).toHaveLength(MOST_ROWS + 1);
  expect(() => parseDelimited('x\n'.repeat(MOST_ROWS + 2))).toThrow(TOO_MANY);
  expect(() => parseDelimited('x'.repeat(MOST_BYTES + 1))).toThrow(TOO_BIG);
});

it('decodes the encodings that spreadsheets save', () => {
  const utf16 = new Uint8Array([0xff, 0xfe, 0x41, 0, 0xd1, 0]);
  expect(decodedText(utf16).replace('\uFEFF', '')).toBe('AÑ');
  expect(decodedText(new TextEncoder().encode('Ñ 💉'))).toBe('Ñ 💉');
  expect(decodedText(new Uint8Array([0x4e, 0xf1]))).toBe('Nñ');
});
