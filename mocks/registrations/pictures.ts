// The pictures that members submit, as real PNG bytes: drawn when somebody asks for one, and kept for a while.
import { createRequire } from 'node:module';
import { Resvg } from '@resvg/resvg-js';
import { companyId, governmentId, selfie } from './drawings';
import type { Registration } from './registration';

export type Shown = 'selfie' | 'govid' | 'intid';

const KEPT = 60;
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

const drawings = { selfie, govid: governmentId, intid: companyId };
const kept = new Map<string, Uint8Array>();

export function picture(registration: Registration, shown: Shown, isIdTurned: boolean): Uint8Array {
  const { width, height, content } = drawings[shown](registration);
  const isTurned = isIdTurned && shown !== 'selfie';
  const svg = isTurned
    ? drawing(height, width, `<g transform="translate(${height} 0) rotate(90)">${content}</g>`)
    : drawing(width, height, content);
  const known = kept.get(svg);
  if (known) return known;
  const bytes = new Resvg(svg, { font }).render().asPng();
  kept.set(svg, bytes);
  const [oldest] = kept.keys();
  if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
  return bytes;
}

const drawing = (width: number, height: number, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="Noto Sans, Noto Emoji">${content}</svg>`;
