import { expect, it } from 'vitest';
import { namesIn, partsOf, withoutMarks } from './markedNames';

it('separates the names in brackets from the text around them', () => {
  expect(partsOf('Press [Save], then [OK].')).toEqual([
    { text: 'Press ', isName: false },
    { text: 'Save', isName: true },
    { text: ', then ', isName: false },
    { text: 'OK', isName: true },
    { text: '.', isName: false },
  ]);
  expect(namesIn('[ADD] and [Edit]')).toEqual(['ADD', 'Edit']);
  expect(withoutMarks('[ADD] and [Edit]')).toBe('ADD and Edit');
  expect(partsOf('Nothing is named')).toEqual([{ text: 'Nothing is named', isName: false }]);
});
