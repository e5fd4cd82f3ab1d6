// Writes a PDF of one page by hand, because handlers are synchronous and PDF libraries are not.
import { deflateSync } from 'node:zlib';
import { Resvg } from '@resvg/resvg-js';

interface Line {
  label: string;
  value: string;
  isLabelBold: boolean;
  isValueBold: boolean;
}

interface Sheet {
  width: number;
  height: number;
  /** RGB, row by row. */
  pixels: Buffer;
  lines: Line[];
  hasSelfie: boolean;
}

/** The place of the text and of the selfie on a card, from its top left corner. */
const TEXT = { left: 60, top: 171, width: 885, besideSelfie: 630, height: 410 };
const SELFIE = { left: 734, top: 191, width: 211, height: 261 };
const SIZES = [34, 32, 30, 28, 26, 24, 22, 20, 18, 16, 14, 12];
const LINE_HEIGHT = 1.4;
/** The average width of a letter, relative to the font size. */
const LETTER = 0.6;
const MOST_ROWS = 2;
/** A longer label is cut, so that there is room for its value. */
const MOST_OF_LABEL = 48;

/** Characters that the standard fonts of PDF lack become question marks. */
const written = (text: string) =>
  Array.from(text.normalize('NFC'), (sign) => (sign.charCodeAt(0) < 256 && sign.length === 1 ? sign : '?'))
    .join('')
    .replace(/[\\()]/g, '\\$&');

/** The pixels of a drawing in PDF's format. */
export function pixelsOf(png: Uint8Array, width: number, height: number): Buffer {
  const href = `data:image/png;base64,${Buffer.from(png).toString('base64')}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${height}"><image width="${width}" height="${height}" preserveAspectRatio="none" xlink:href="${href}"/></svg>`;
  const { pixels } = new Resvg(svg).render();
  return Buffer.from(pixels.filter((_, at) => at % 4 !== 3));
}

interface Word {
  text: string;
  isBold: boolean;
}

const wordsOf = ({ label, value, isLabelBold, isValueBold }: Line): Word[] => {
  const words = (text: string, isBold: boolean) =>
    text
      .split(/\s+/)
      .filter(Boolean)
      .map((each) => ({ text: each, isBold }));
  return [...words(label && `${label.slice(0, MOST_OF_LABEL)}:`, isLabelBold), ...words(value, isValueBold)];
};

/** A line takes at most two rows; what is left of it is cut. */
function rowsOf(line: Line, lettersInRow: number): Word[][] {
  const rows: Word[][] = [[]];
  let letters = 0;
  for (const word of wordsOf(line)) {
    if (letters > 0 && letters + word.text.length > lettersInRow) {
      rows.push([]);
      letters = 0;
    }
    rows.at(-1)?.push(word);
    letters += word.text.length + 1;
  }
  return rows.slice(0, MOST_ROWS);
}

/** The rows at the largest size at which all fit; at the smallest size those that do. */
function layOut(lines: Line[], width: number): { size: number; rows: Word[][] } {
  const at = (size: number) => lines.flatMap((line) => rowsOf(line, Math.floor(width / (size * LETTER))));
  const mostRows = (size: number) => Math.floor(TEXT.height / (size * LINE_HEIGHT));
  const size = SIZES.find((each) => at(each).length <= mostRows(each)) ?? Math.min(...SIZES);
  return { size, rows: at(size).slice(0, mostRows(size)) };
}

/** An empty frame in place of the member's picture. */
function selfieFrame(height: number): string[] {
  const { left, top, width, height: tall } = SELFIE;
  const bottom = height - top - tall;
  return [
    `q 1 g 0.4 G [8 6] 0 d 3 w ${left} ${bottom} ${width} ${tall} re B Q`,
    `BT ${left + width / 2 - 38} ${bottom + tall / 2 - 9} Td /R 26 Tf (Selfie) Tj ET`,
  ];
}

export function pdfOf({ width, height, pixels, lines, hasSelfie }: Sheet): Buffer {
  const { size, rows } = layOut(lines, hasSelfie ? TEXT.besideSelfie : TEXT.width);
  const text = rows.map((words, at) => {
    const place = `${TEXT.left} ${Math.round(height - TEXT.top - size - at * size * LINE_HEIGHT)} Td`;
    return `BT ${place} ${words.map((word) => `/${word.isBold ? 'B' : 'R'} ${size} Tf (${written(word.text)} ) Tj`).join(' ')} ET`;
  });
  const card = `q ${width} 0 0 ${height} 0 0 cm /Card Do Q`;
  const content = Buffer.from([card, ...text, ...(hasSelfie ? selfieFrame(height) : [])].join('\n'), 'latin1');
  const image = deflateSync(pixels);
  const stream = (entries: string, bytes: Buffer) =>
    Buffer.concat([
      Buffer.from(`<< ${entries} /Length ${bytes.length} >>\nstream\n`),
      bytes,
      Buffer.from('\nendstream'),
    ]);
  const font = (name: string) =>
    Buffer.from(`<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`);
  const objects = [
    Buffer.from('<< /Type /Catalog /Pages 2 0 R >>'),
    Buffer.from('<< /Type /Pages /Kids [3 0 R] /Count 1 >>'),
    Buffer.from(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Contents 4 0 R /Resources << /XObject << /Card 5 0 R >> /Font << /R 6 0 R /B 7 0 R >> >> >>`,
    ),
    stream('', content),
    stream(
      `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /FlateDecode`,
      image,
    ),
    font('Helvetica'),
    font('Helvetica-Bold'),
  ];
  const pieces = [Buffer.from('%PDF-1.4\n')];
  const places: number[] = [];
  let length = pieces[0]?.length ?? 0;
  for (const [at, object] of objects.entries()) {
    places.push(length);
    const piece = Buffer.concat([Buffer.from(`${at + 1} 0 obj\n`), object, Buffer.from('\nendobj\n')]);
    pieces.push(piece);
    length += piece.length;
  }
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const count = objects.length + 1;
  pieces.push(
    Buffer.from(
      `xref\n0 ${count}\n0000000000 65535 f \n${table}trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${length}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(pieces);
}
