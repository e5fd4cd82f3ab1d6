import { expect, it } from 'vitest';
import { withoutOmitted } from './omittedFields';

const blank = { note: '' };

it('leaves out a field that the server did not send and the user did not fill in', () => {
  expect(withoutOmitted({ name: 'A', note: '' }, { note: null }, blank)).toEqual({ name: 'A' });
});

it('keeps a field that was filled in, and one that the server sent and the user emptied', () => {
  expect(withoutOmitted({ name: 'A', note: 'B' }, { note: null }, blank)).toEqual({ name: 'A', note: 'B' });
  expect(withoutOmitted({ name: 'A', note: '' }, { note: 'C' }, blank)).toEqual({ name: 'A', note: '' });
});
