import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { isKept, isUnused } from './blueprintCss';

const SOURCE = fileURLToPath(new URL('../src', import.meta.url));

it('leaves out what the console does not have, whole components and looks alone', () => {
  for (const name of ['breadcrumb', 'card', 'elevation-1', 'tree-node-label', 'outlined'])
    expect([name, isUnused(name)]).toEqual([name, true]);
  for (const name of ['button', 'dialog', 'icon-cross', 'input-group', 'large', 'drawer', 'menu-item', 'dark'])
    expect([name, isUnused(name)]).toEqual([name, false]);
});

it('keeps what is about everything but that', () => {
  expect(isKept('.bp6-button-group:not(.bp6-outlined) > .bp6-button:not(:last-child)')).toBe(true);
  expect(isKept('.bp6-button.bp6-outlined')).toBe(false);
});

it('keeps what is about a drawn icon, and nothing of the font', () => {
  expect(isKept('.bp6-toast .bp6-button > .bp6-icon-cross')).toBe(true);
  expect(isKept('.bp6-icon-cross::before')).toBe(false);
});

it('keeps every class that the console itself names', async () => {
  const files = (await readdir(SOURCE, { recursive: true })).filter((file) => /\.(css|tsx?)$/.test(file));
  const texts = await Promise.all(files.map((file) => readFile(join(SOURCE, file), 'utf8')));
  const named = texts.flatMap((text) => [...text.matchAll(/bp6-([a-z-]+)/g)].map(([, name = '']) => name));
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter(isUnused)).toEqual([]);
});
