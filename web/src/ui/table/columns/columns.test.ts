import { expect, it, vi } from 'vitest';

vi.stubGlobal('window', { addEventListener: () => undefined });
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
const { hiddenBy, hideOf } = await import('./columns');

const columns = ['name', 'status', 'posted'].map((key) => ({ key, title: key, text: () => '' }));
const actions = { key: 'actions', title: 'Actions', text: () => '', isActions: true };

it('writes the hidden columns as one word, with a word for none', () => {
  expect(hideOf(['status', 'name'])).toBe('name.status');
  expect(hiddenBy('name.status', columns)).toEqual(['name', 'status']);
  expect(hiddenBy(hideOf([]), columns)).toEqual([]);
});

it('never hides unknown columns, the actions column, or all columns', () => {
  expect(hiddenBy('gone.status.actions', [...columns, actions])).toEqual(['status']);
  expect(hiddenBy('name.status.posted', [...columns, actions])).toEqual([]);
});
