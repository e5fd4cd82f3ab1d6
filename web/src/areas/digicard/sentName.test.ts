import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { sentName } from './sentName';

const requests = JSON.parse(readFileSync('openapi/generated/requests.json', 'utf8'));
const { properties } = requests.uploadDigicard.bodies['application/json'].properties.Value;
const allowed = new RegExp(properties.filename.pattern, 'u');

it.each([
  ['card.png', 'card.png'],
  ['Ñandú 2026.jpeg', 'Ñandú 2026.jpeg'],
  ['photo: 100%.png', 'photo_ 100_.png'],
  ['..\\..\\card.png', '_.._card.png'],
  ['../card.png', '_card.png'],
  [' .card\n.png', 'card_.png'],
  [`${'x'.repeat(300)}.png`, `${'x'.repeat(246)}.png`],
])('%j is sent as %j, which the contract allows', (name, sent) => {
  expect(sentName(name)).toBe(sent);
  expect(sent).toMatch(allowed);
});
