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
}

const FIRST_LINE_AT = 210;
const LINE = { size: 28, height: 48, left: 60 };

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

export function pdfOf({ width, height, pixels, lines }: Sheet): Buffer {
  const piece = (text: string, isBold: boolean) => `/${isBold ? 'B' : 'R'} ${LINE.size} Tf (${written(text)}) Tj`;
  const text = lines.map(({ label, value, isLabelBold, isValueBold }, at) => {
    const place = `${LINE.left} ${height - FIRST_LINE_AT - at * LINE.height} Td`;
    return `BT ${place} ${piece(`${label}: `, isLabelBold)} ${piece(value, isValueBold)} ET`;
  });
  const content = Buffer.from([`q ${width} 0 0 ${height} 0 0 cm /Card Do Q`, ...text].join('\n'), 'latin1');
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
