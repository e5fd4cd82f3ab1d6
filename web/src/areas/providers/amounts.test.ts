import { expect, it } from 'vitest';
import { NO_AMOUNT, normalisedAmount, readAmount, shownAmount, TOO_MUCH, TOO_PRECISE } from './amounts';

const problem = (typed: string) => {
  const read = readAmount(typed);
  return 'problem' in read ? read.problem : undefined;
};

it.each([
  ['', '0.00'],
  ['  ', '0.00'],
  ['5', '5.00'],
  ['5.', '5.00'],
  ['.5', '0.50'],
  ['007', '7.00'],
  ['0000001', '1.00'],
  ['1,234.5', '1234.50'],
  ['₱ 1,234.50', '1234.50'],
  ['PHP1,000', '1000.00'],
  ['p 25', '25.00'],
  ['999,999.99', '999999.99'],
  ['999999.9', '999999.90'],
])("'%s' is %s", (typed, amount) => expect(readAmount(typed)).toEqual({ amount }));

it('rejects an invalid amount and leaves it unchanged', () => {
  for (const typed of [
    'abc',
    '💰',
    '<script>alert(1)</script>',
    '-5',
    '+5',
    '1e3',
    '=1+1',
    '.',
    '₱',
    '1.2.3',
    '1 000',
    '12,34',
    '1,23.50',
    ',100',
    '٣',
    '５',
  ]) {
    expect([typed, problem(typed)]).toEqual([typed, NO_AMOUNT]);
    expect(normalisedAmount(typed)).toBe(typed);
    expect(shownAmount(typed)).toBe(typed);
  }
  for (const typed of ['1000000', '1,000,000.00', '9'.repeat(250)])
    expect([typed, problem(typed)]).toEqual([typed, TOO_MUCH]);
  for (const typed of ['999999.991', '1.500', '1.005']) expect([typed, problem(typed)]).toEqual([typed, TOO_PRECISE]);
  expect(['1000000', '1234.567'].map(shownAmount)).toEqual(['1000000', '1234.567']);
});

it('shows thousands separators', () => {
  expect(['0.00', '999.00', '1000.00', '25000.00', '999999.99', '7'].map(shownAmount)).toEqual([
    '0.00',
    '999.00',
    '1,000.00',
    '25,000.00',
    '999,999.99',
    '7.00',
  ]);
});

/** Amounts in hundredths, spread over the whole range. */
const everyKind = Array.from({ length: 3000 }, (_, at) => (at * 49_979_687) % 100_000_000).concat(0, 99_999_999);
const written = (hundredths: number) => `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`;

it('parses every amount that it shows back to the same amount', () => {
  for (const amount of everyKind.map(written)) {
    expect(readAmount(amount)).toEqual({ amount });
    expect(readAmount(shownAmount(amount))).toEqual({ amount });
    expect(readAmount(`₱ ${shownAmount(amount)} `)).toEqual({ amount });
    expect(amount).toMatch(/^\d{1,6}\.\d\d$/);
    expect(amount.length).toBeLessThanOrEqual(9);
  }
});

it('normalising twice gives the same result as once', () => {
  const signs = ['0', '0', '7', '1', '12', '.', ',', '₱', 'P', ' ', '-', 'e'];
  for (const seed of everyKind) {
    const typed = Array.from(String(seed), (digit, at) => signs[(Number(digit) + at + (seed % 5)) % signs.length]).join(
      '',
    );
    const once = normalisedAmount(typed);
    expect([typed, normalisedAmount(once)]).toEqual([typed, once]);
    expect(once === typed || /^\d{1,6}\.\d\d$/.test(once)).toBe(true);
  }
});
