import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { isUnused } from './blueprintCss';

const SOURCE = fileURLToPath(new URL('../src', import.meta.url));

it('leaves out what the console does not have, whole components and names of icons alone', () => {
  for (const name of ['breadcrumb', 'card', 'elevation-1', 'tree-node-label', 'outlined', 'icon-add'])
    expect([name, isUnused(name)]).toEqual([name, true]);
  for (const name of ['button', 'dialog', 'icon-standard', 'input-group', 'large', 'drawer', 'menu-item', 'dark'])
    expect([name, isUnused(name)]).toEqual([name, false]);
});

it('keeps every class that the console itself names', async () => {
  const files = (await readdir(SOURCE, { recursive: true })).filter((file) => /\.(css|tsx?)$/.test(file));
  const texts = await Promise.all(files.map((file) => readFile(join(SOURCE, file), 'utf8')));
  const named = texts.flatMap((text) => [...text.matchAll(/bp6-([a-z-]+)/g)].map(([, name = '']) => name));
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter(isUnused)).toEqual([]);
});
