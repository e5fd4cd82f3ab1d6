import { expect, it } from 'vitest';
import { type Choice, chosenIn, fitsChosen, isAnyChosen, nothingChosen } from './choices';

interface Fruit {
  name: string;
  weight: number;
}

let limit = 100;
const choices: Choice<Fruit>[] = [
  {
    name: 'weight',
    label: 'Weight',
    options: [
      {
        value: 'heavy',
        label: 'Heavy',
        judge: () => {
          const least = limit;
          return ({ weight }) => weight >= least;
        },
      },
    ],
  },
  {
    name: 'missing',
    label: 'Missing',
    options: [
      {
        value: 'name',
        label: 'Name',
        judge:
          () =>
          ({ name }) =>
            name === '',
      },
    ],
  },
];
const mango = { name: 'Mango', weight: 200 };

it('reads from an address only values that can be chosen', () => {
  expect(chosenIn(choices, { weight: 'heavy', missing: '<script>', other: '1' })).toEqual({
    weight: 'heavy',
    missing: '',
  });
  expect(chosenIn(choices, {})).toEqual(nothingChosen(choices));
  expect([nothingChosen(choices), { weight: '', missing: 'name' }].map(isAnyChosen)).toEqual([false, true]);
});

it('keeps rows that fit every choice, with limits fixed when the filter begins', () => {
  const filtered = (chosen: Record<string, string>) => fitsChosen(choices, chosen)(mango);
  expect(filtered({})).toBe(true);
  expect(filtered({ weight: 'heavy' })).toBe(true);
  expect(filtered({ weight: 'heavy', missing: 'name' })).toBe(false);
  const heavy = fitsChosen(choices, { weight: 'heavy' });
  limit = 300;
  expect([heavy(mango), filtered({ weight: 'heavy' })]).toEqual([true, false]);
});
