// The paper of the scripts tells testers of the panel in the panel's own words.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { COPY } from './curl';
import { SECTIONS } from './shown';

const [, told = ''] = /^- The (\*\*Tester\*\* panel.*?)^- /ms.exec(readFileSync('e2e/README.md', 'utf8')) ?? [];

it('names every section of the panel, and no other', () => {
  const named = [...told.matchAll(/\*\*(.+?)\*\*/g)].map(([, name]) => name);
  expect(named).toEqual(['Tester', ...SECTIONS]);
});

it('calls what the journal copies as its button does', () => {
  expect(told).toContain(COPY.replace('Copy', 'copies it'));
});
