// The README of the scripts describes the tester's panel with the panel's own names.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { COPY } from './curl';
import { SECTIONS } from './panelState';

const [, paragraph = ''] = /^- The (\*\*Tester\*\* panel.*?)^- /ms.exec(readFileSync('e2e/README.md', 'utf8')) ?? [];

it('names every section of the panel, and no other', () => {
  const named = [...paragraph.matchAll(/\*\*(.+?)\*\*/g)].map(([, name]) => name);
  expect(named).toEqual(['Tester', ...SECTIONS]);
});

it('quotes the label of the button that copies a call', () => {
  expect(paragraph).toContain(COPY.replace('Copy', 'copies it'));
});
