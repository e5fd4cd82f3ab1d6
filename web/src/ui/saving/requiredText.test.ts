import * as v from 'valibot';
import { expect, it } from 'vitest';
import { requiredText } from './requiredText';

const judged = (text: string) => v.safeParse(requiredText('A name, please.'), text);

it.each(['', '  ', '\u200b', '\u2060\u200d', '\u3164', '\u00ad'])(
  'refuses %j, of which nothing can be seen',
  (text) => {
    expect(judged(text).issues?.map(({ message }) => message)).toEqual(['A name, please.']);
  },
);

it('keeps the invisible characters of a text that can be seen, without the blanks around it', () => {
  expect(judged(' \u{1f468}\u200d\u{1f469} family\u00ad ').output).toBe('\u{1f468}\u200d\u{1f469} family\u00ad');
});
