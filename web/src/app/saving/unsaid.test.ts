import { expect, it } from 'vitest';
import { withoutUnsaid } from './unsaid';

const blank = { note: '' };

it('what the server has not said and nobody has filled in is left out', () => {
  expect(withoutUnsaid({ name: 'A', note: '' }, { note: null }, blank)).toEqual({ name: 'A' });
});

it('what was filled in is sent, and so is what the server has said and somebody has emptied', () => {
  expect(withoutUnsaid({ name: 'A', note: 'B' }, { note: null }, blank)).toEqual({ name: 'A', note: 'B' });
  expect(withoutUnsaid({ name: 'A', note: '' }, { note: 'C' }, blank)).toEqual({ name: 'A', note: '' });
});
