// Photographs of a portrait: a selfie taken at home, or the picture on an ID card.
import { type Drawing, line } from './drawing';
import { PORTRAIT } from './portrait';
import { pick, randomFrom } from './random';

/** The size of an ID card in pixels. */
export const CARD = { width: 1011, height: 638 };

const ROOMS: [[string, string], ...[string, string][]] = [
  ['#cfe3ee', '#a9c8da'],
  ['#f1e3cc', '#e0c89f'],
  ['#d9ead3', '#b6d3aa'],
  ['#e8dcef', '#cdb8dc'],
  ['#f4d9d3', '#e3b5aa'],
  ['#dfe3e8', '#bcc4cf'],
];

export function framed(face: string, x: number, y: number, width: number, background: string): string {
  const height = (width * PORTRAIT.height) / PORTRAIT.width;
  return `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="0 0 ${PORTRAIT.width} ${PORTRAIT.height}"><rect width="${PORTRAIT.width}" height="${PORTRAIT.height}" fill="${background}"/>${face}</svg><rect x="${x}" y="${y}" width="${width}" height="${height}" fill="none" stroke="#fff" stroke-width="5"/>`;
}

/** The room depends on the record's number, and the caption says whose picture it is. */
export function selfieOf(face: string, recordid: number, [name, number]: [name: string, number: string]): Drawing {
  const random = randomFrom(recordid + 7);
  const [wall, shade] = pick(random, ROOMS);
  const frame = 60 + random() * 420;
  const room = `<rect width="720" height="960" fill="${wall}"/><circle cx="${frame}" cy="180" r="230" fill="#fff" opacity=".35"/><rect x="${frame}" y="70" width="170" height="220" rx="8" fill="${shade}"/><rect y="720" width="720" height="240" fill="${shade}"/>`;
  const caption = `<rect y="840" width="720" height="120" fill="#16212c"/>${line(name, { x: 28, y: 892, width: 664, size: 34, bold: true, fill: '#fff' })}${line(number, { x: 28, y: 936, width: 664, size: 26, fill: '#b9c7d4' })}`;
  return { width: 720, height: 960, content: `${room}${face}${caption}` };
}
