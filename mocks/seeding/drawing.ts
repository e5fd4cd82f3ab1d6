// Pictures for seeds: SVG drawings that show the record's own texts and numbers, rendered to PNG.
import { createRequire } from 'node:module';
import { Resvg } from '@resvg/resvg-js';

/** The content of the `<svg>` element, and its size in pixels. */
export interface Drawing {
  width: number;
  height: number;
  content: string;
}

interface Line {
  x: number;
  y: number;
  width: number;
  size: number;
  bold?: boolean;
  fill?: string;
  spacing?: number;
}

/** The average width of a capital letter, relative to the font size. */
const LETTER_WIDTH = 0.62;
const SMALLEST = 0.5;
const CACHED_PICTURES = 60;

const { resolve } = createRequire(import.meta.url);
const font = {
  fontFiles: [
    resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'),
    resolve('@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf'),
    resolve('@expo-google-fonts/noto-emoji/400Regular/NotoEmoji_400Regular.ttf'),
  ],
  loadSystemFonts: false,
  defaultFontFamily: 'Noto Sans',
};

const escaped = (text: string) =>
  text.replace(/[<>&"']/g, (sign) => `&#${sign.charCodeAt(0)};`).replace(/\p{Cc}/gu, ' ');

/** One line of text. A long text shrinks to fit, and is cut when it would become too small to read. */
export function line(text: string, { x, y, width, size, bold, fill = '#1b2733', spacing = 0 }: Line): string {
  const letters = Array.from(text);
  const fitting = width / (letters.length * LETTER_WIDTH);
  const fontSize = Math.max(size * SMALLEST, Math.min(size, fitting));
  const room = Math.floor(width / (fontSize * LETTER_WIDTH));
  const shown = fitting < fontSize ? `${letters.slice(0, room - 1).join('')}…` : text;
  return `<text x="${x}" y="${y}" font-size="${fontSize.toFixed(1)}" font-weight="${bold ? 700 : 400}" fill="${fill}" letter-spacing="${spacing}">${escaped(shown)}</text>`;
}

/** A small label with the value in bold below it. */
export const labelledValue = (label: string, value: string, at: Line) =>
  line(label, { ...at, size: 15, fill: '#5b6b7a', width: 600 }) +
  line(value, { ...at, y: at.y + at.size + 6, bold: true });

/** The drawing rotated by 90 degrees, like a photograph taken with a telephone held sideways. */
export const rotated = ({ width, height, content }: Drawing): Drawing => ({
  width: height,
  height: width,
  content: `<g transform="translate(${height} 0) rotate(90)">${content}</g>`,
});

const cache = new Map<string, Uint8Array>();

/** Rendering is slow, so the last few pictures are cached. */
export function pngOf({ width, height, content }: Drawing): Uint8Array {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="Noto Sans, Noto Emoji">${content}</svg>`;
  const cached = cache.get(svg);
  if (cached) return cached;
  const bytes = new Resvg(svg, { font }).render().asPng();
  cache.set(svg, bytes);
  const [oldest] = cache.keys();
  if (cache.size > CACHED_PICTURES && oldest !== undefined) cache.delete(oldest);
  return bytes;
}
