import { expect, it } from 'vitest';
import { cleanName, nameProblem, UNNAMED } from './rules';

it.each([
  ['a blank without width', '\u200b'],
  ['joiners', '\u200c\u200d'],
  ['what forbids a break', '\u2060\ufeff'],
  ['a soft hyphen', '\u00ad'],
  ['signs of direction', '\u202e\u2066'],
  ['a blank that counts as a letter', '\u3164\u2800'],
])('refuses a name that cannot be seen: %s', (_, name) => {
  expect(nameProblem({}, { path: '/users', name: cleanName(name) })).toBe(UNNAMED);
});

it('removes invisible characters, so that names which look alike are equal', () => {
  expect(cleanName(' Cl\u200berks\u00ad\u2060 of\u0000 the \u200dweek ')).toBe('Clerks of the week');
});

it.each([
  '\u{1f468}\u200d\u{1f469}\u200d\u{1f467} family',
  '\u2764\ufe0f',
  '\u{1f44d}\u{1f3fd} good',
  'N\u0303and\u00fa',
])('keeps emojis and accents: %s', (name) => expect(cleanName(name)).toBe(name.normalize('NFC')));
