import { expect, it } from 'vitest';
import { visibleText } from './visibleText';

it.each(['', '  \n', '\u200b', '\u2060 \u200d', '\u3164', '\u00ad', '\ufeff\u2800', '\u202e\u0000', '\u{e0041}\ufe0f'])(
  'nothing of %j can be seen',
  (text) => expect(visibleText(text)).toBe(''),
);

it.each([
  [' Ana\u00a0', 'Ana'],
  ['\u200bAna\u00ad', '\u200bAna\u00ad'],
  ['\u{1f468}\u200d\u{1f469}\u200d\u{1f467}', '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}'],
  ['\u2764\ufe0f ', '\u2764\ufe0f'],
  ['क्\u200dष', 'क्\u200dष'],
  ['.', '.'],
])('%j is visible', (text, kept) => expect(visibleText(text)).toBe(kept));
