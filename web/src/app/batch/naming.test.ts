import { expect, it } from 'vitest';
import { alreadyDoneText, namesInWords } from './naming';

it('names a few, and counts the others', () => {
  expect(namesInWords(['A'])).toBe("'A'.");
  expect(namesInWords(['A', 'B'])).toBe("'A' and 'B'.");
  expect(namesInWords(['A', 'B', 'C', 'D'])).toBe("'A', 'B', 'C' and 'D'.");
  expect(namesInWords(['A', 'B', 'C', 'D', 'E'])).toBe("'A', 'B', 'C' and 2 others.");
});

it('says how many rows need no change', () => {
  expect(alreadyDoneText(1, 4, 'Disabled')).toBe('1 of the 4 selected is already disabled.');
  expect(alreadyDoneText(3, 4, 'Disabled')).toBe('3 of the 4 selected are already disabled.');
});
