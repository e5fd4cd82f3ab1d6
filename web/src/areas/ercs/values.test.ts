import { expect, it } from 'vitest';
import { convertedTo, numberIn, wordOf } from './values';

const ALL = Array.from({ length: 99 }, (_, at) => at + 1);

it('each number has its own word, which is read back in any spelling', () => {
  expect(new Set(ALL.map(wordOf)).size).toBe(99);
  expect([1, 13, 15, 20, 21, 40, 99].map(wordOf)).toEqual(
    'one thirteen fifteen twenty twenty-one forty ninety-nine'.split(' '),
  );
  for (const number of ALL) {
    const word = wordOf(number);
    for (const written of [word, word.toUpperCase(), ` ${word.replace('-', ' ')} `, word.replace('-', '  ')])
      expect([written, numberIn(written, 'word')]).toEqual([written, number]);
    expect([String(number), ` 0${number} `].map((digits) => numberIn(digits, 'number'))).toEqual([number, number]);
    expect(convertedTo('word', String(number))).toBe(word);
    expect(convertedTo('number', word)).toBe(String(number));
  }
});

it('rejects texts that are not a number in the format', () => {
  for (const text of ['', '0', '00', '100', '0100', '-1', '+1', '1.0', '1e1', '1 5', '١٥', 'fifteen', '=1+1'])
    expect([text, numberIn(text, 'number')]).toEqual([text, undefined]);
  for (const text of ['', 'zero', 'hundred', 'one hundred', 'twenty-ten', 'twentyone', 'twenty--one', 'twenty - one'])
    expect([text, numberIn(text, 'word')]).toEqual([text, undefined]);
  for (const text of ['15', 'ten-one', '-one', 'one-', 'twenty-', 'one two', 'twenty one one', 'fourty', 'öne'])
    expect([text, numberIn(text, 'word')]).toEqual([text, undefined]);
});

it('leaves a text unchanged that is already in the format or is not a number', () => {
  expect(convertedTo('word', 'Twenty One')).toBe('Twenty One');
  expect(convertedTo('number', ' 7 ')).toBe(' 7 ');
  for (const text of ['', '100', 'zero', '🎉'])
    expect([convertedTo('word', text), convertedTo('number', text)]).toEqual([text, text]);
});

it('reads no number from random text, except digits and number words', () => {
  // A fixed seed, so that every run has the same texts.
  let seed = 20261122;
  const random = (below: number) => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return seed % below;
  };
  const PARTS = [
    'one',
    'ten',
    'twenty',
    'ninety',
    'nine',
    'teen',
    '-',
    ' ',
    '1',
    '9',
    '0',
    'ty',
    '\u00a0',
    'É',
    '🎉',
    '<',
  ];
  const known = new Map(
    ALL.flatMap(
      (number) =>
        [
          [wordOf(number), number],
          [wordOf(number).replace('-', ' '), number],
        ] as const,
    ),
  );
  for (let tries = 0; tries < 5000; tries += 1) {
    const text = Array.from({ length: random(5) }, () => PARTS[random(PARTS.length)]).join('');
    const plain = text.trim().replace(/\s+/g, ' ');
    expect([text, numberIn(text, 'word')]).toEqual([text, known.get(plain)]);
    const isDigits = ALL.map(String).includes(text.trim());
    expect([text, numberIn(text, 'number')]).toEqual([text, isDigits ? Number(text) : undefined]);
    const converted = convertedTo('number', convertedTo('word', text));
    expect(
      converted === text || numberIn(converted, 'number') === (numberIn(text, 'number') ?? numberIn(text, 'word')),
    ).toBe(true);
  }
});
