// Pictures that cannot be looked at, though sent as pictures: one kind for each place in a queue.

/** A portrait of 64 by 64 pixels, the smallest size that counts as a photograph. */
const JPEG_IN_BASE64 = [
  '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDACgcHiMeGSgjISMtKygwPGRBPDc3PHtYXUlkkYCZlo+AjIqgtObDoKrarYqMyP/L2u71////m8H////6/+b9//',
  'j/2wBDASstLTw1PHZBQXb4pYyl+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj/wAARCABAAEADASIAAhEBAxEB',
  '/8QAGQABAAMBAQAAAAAAAAAAAAAAAAEDBAUC/8QAHxAAAwACAQUBAAAAAAAAAAAAAAECAyEEETFBUYEz/8QAGAEBAAMBAAAAAAAAAAAAAAAAAAIDBAH/xA',
  'AYEQEBAQEBAAAAAAAAAAAAAAAAAQIxIf/aAAwDAQACEQMRAD8AvABSuAV5c04lvb9GWuVkb10XwlMWo3UjcDDPKyJ76P4asWacq1p+hcWE1KsABFIIqlMu',
  'n4RJVyPwoT2uXjDdO6dPuyADUzBMU4pUu6IAHTmlUql5RJVx/wAJLTLfK0zgRUqpcvyiQBzLlxTl90QdDLhnKt6fhmWuLkT10f0vzuXqm4sUkxLulK7stn',
  'i5G99F9NWLDOJa2/Y1uThMWvcyplSuyRIBQuAAHQAAAAAAAH//2Q==',
].join('');
const ONE_PIXEL_IN_BASE64 =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** Where the header of a PNG has its width and height. */
const SIZE_OF_PNG = { from: 16, to: 24 };

const ofText = (text: string) => () => new Uint8Array(Buffer.from(text));
const half = (bytes: Uint8Array) => bytes.slice(0, bytes.length / 2);

type Break = (picture: Uint8Array) => Uint8Array;

const BREAKS: [kind: string, breaks: Break][] = [
  [
    'an SVG drawing',
    ofText('<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"><rect width="300" height="200"/></svg>'),
  ],
  ['an HTML page', ofText('<!doctype html><title>Sign in</title><h1>Sign in to the file store</h1>')],
  ['a JPEG that was cut off', () => half(Buffer.from(JPEG_IN_BASE64, 'base64'))],
  ['a PNG that was cut off', half],
  ['nothing at all', () => new Uint8Array()],
  ['a sentence', ofText('File does not exist.')],
  ['a single pixel', () => new Uint8Array(Buffer.from(ONE_PIXEL_IN_BASE64, 'base64'))],
  // A copy: a Buffer's `slice` shares its memory, and drawn pictures are cached for all worlds.
  ['a PNG without a size', (picture) => Uint8Array.from(picture).fill(0, SIZE_OF_PNG.from, SIZE_OF_PNG.to)],
  ['a picture written in base64', (picture) => new Uint8Array(Buffer.from(Buffer.from(picture).toString('base64')))],
  ['a PDF document', ofText('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF')],
];

/** In the order of the queue. */
export const BROKEN_KINDS = BREAKS.map(([kind]) => kind);

/** Only one picture of each case is broken, so that the reviewer sees the other one without its counterpart. */
export const isSelfieBroken = (place: number) => place % 2 === 0;

/** The picture for the case at this place in the queue; cases after the last kind have whole pictures. */
export function brokenPicture(place: number, isSelfie: boolean, picture: Uint8Array): Uint8Array {
  const [, breaks] = (isSelfie === isSelfieBroken(place) && BREAKS[place]) || [];
  return breaks ? breaks(picture) : picture;
}
