import { expect, it } from 'vitest';
import { type ChoiceFilter, chosenIn, fitsChosen, isAnyChosen, nothingChosen } from './choices';

interface Fruit {
  name: string;
  weight: number;
}

const choices: ChoiceFilter<Fruit>[] = [
  {
    name: 'weight',
    label: 'Weight',
    options: [
      {
        value: 'heavy',
        label: 'Heavy',
        judge: (today) => {
          const least = today === '2026-11-20' ? 100 : 300;
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

it('keeps rows that fit every choice, with the limits of the day', () => {
  const filtered = (chosen: Record<string, string>, today = '2026-11-20') => fitsChosen(choices, chosen, today)(mango);
  expect(filtered({})).toBe(true);
  expect(filtered({ weight: 'heavy' })).toBe(true);
  expect(filtered({ weight: 'heavy', missing: 'name' })).toBe(false);
  expect(filtered({ weight: 'heavy' }, '2026-11-21')).toBe(false);
});
