import { expect, it, onTestFinished, vi } from 'vitest';
import { literal } from './literal';

it('lists the variants when an unknown one is given', async () => {
  const spy = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => spy.mockRestore());
  expect(await literal(['second', 'third'])).toBe(1);
  expect(spy.mock.calls).toEqual([["There is no variant 'third': first, second, empty, careless, hostile."]]);
});
