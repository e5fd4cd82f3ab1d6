import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { sentName } from './calls';

const requests = JSON.parse(readFileSync('openapi/generated/requests.json', 'utf8'));
const { properties } = requests.uploadDigicard.bodies['application/json'].properties.Value;
const allowed = new RegExp(properties.filename.pattern, 'u');

it.each([
  ['card.png', 'card.png'],
  ['Ñandú 2026.PNG', 'Ñandú 2026.PNG'],
  ['a photograph', 'a photograph.png'],
  ['photo.jpg', 'photo.jpg.png'],
  ['gpj\u202e.png', 'gpj_.png'],
  ['photo: 100%.png', 'photo_ 100_.png'],
  ['..\\..\\card.png', '_.._card.png'],
  ['../card.png', '_card.png'],
  [' .card\n.png', 'card_.png'],
  [`${'x'.repeat(300)}.png`, `${'x'.repeat(246)}.png`],
])('%j is sent as %j, which the contract allows', (name, sent) => {
  expect(sentName({ name, type: 'image/png' })).toBe(sent);
  expect(sent).toMatch(allowed);
});

it.each([
  ['card.JPEG', 'card.JPEG'],
  ['card.png', 'card.png.jpg'],
])('the JPEG %j is sent as %j', (name, sent) => {
  expect(sentName({ name, type: 'image/jpeg' })).toBe(sent);
});
