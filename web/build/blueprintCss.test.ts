import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, it } from 'vitest';
import { isUsed, missingFor, UNUSED_COMBINATIONS } from './blueprintClasses';
import { blueprintSheet, classesNamedIn, reducedSheet, reduceSheet, selectorsLeftOut } from './blueprintCss';

const SOURCE = fileURLToPath(new URL('../src', import.meta.url));
let sheet: string;
let reduced: string;

beforeAll(async () => {
  sheet = await blueprintSheet();
  reduced = await reducedSheet();
});

const sources = async (wanted: RegExp) => {
  const files = (await readdir(SOURCE, { recursive: true })).filter((file) => wanted.test(file));
  return Promise.all(files.map((file) => readFile(join(SOURCE, file), 'utf8')));
};

it.each([
  ['.bp6-breadcrumb > .bp6-icon', '.bp6-breadcrumb'],
  ['.bp6-button.bp6-outlined:hover', '.bp6-outlined'],
  ['.bp6-dark .bp6-tag.bp6-interactive.bp6-minimal', '.bp6-tag.bp6-interactive'],
  ['.bp6-html-select.bp6-minimal select.bp6-intent-danger', 'select.bp6-intent-danger'],
  ['.bp6-callout[class*=bp6-icon-]::before', '.bp6-callout[class*=bp6-icon-]'],
  ['.bp6-button.bp6-minimal.bp6-intent-danger:disabled.bp6-active', '.bp6-button.bp6-minimal.bp6-intent-danger'],
  ['.bp6-large > .bp6-tab', '.bp6-large .bp6-tab'],
])('leaves out %s, because no element is %s', (selector, missing) => {
  expect(missingFor(selector)).toBe(missing);
});

it.each([
  '.bp6-button-group:not(.bp6-outlined) > .bp6-button:not(:last-child)',
  '.bp6-button[class*=bp6-intent-] .bp6-icon',
  '.bp6-dark .bp6-button.bp6-minimal.bp6-intent-primary:active',
  // The large element is before the button, not around it.
  '.bp6-large + .bp6-button',
  'body.bp6-overlay-open',
  '.bp6-toast .bp6-button > .bp6-icon-cross',
  'table.bp6-html-table td',
])('keeps %s', (selector) => {
  expect(missingFor(selector)).toBeUndefined();
});

it('keeps one selector for dark elements and leaves out the icon font', () => {
  const css = [
    '.bp6-dark .bp6-tag, .bp6-tag .bp6-dark, [data-bp-color-scheme=dark] .bp6-tag { color: red }',
    '.bp6-dark .bp6-popover, .bp6-popover.bp6-dark { color: green }',
    '.bp6-popover.bp6-dark { border: 0 }',
    '.bp6-icon-cross::before { content: "x" }',
  ].join('\n');
  expect(reduceSheet(css, '')).toBe(
    [
      '.bp6-dark .bp6-tag { color: red }',
      '.bp6-dark .bp6-popover { color: green }',
      '.bp6-popover.bp6-dark { border: 0 }',
    ].join('\n'),
  );
});

it('removes repeated rules and unused custom properties', () => {
  const css = [
    '@media print { a { color: var(--bp-a) } }',
    ':root { --bp-a: var(--bp-b); --bp-b: red; --bp-c: var(--bp-d); --bp-d: blue; --bp-e: 1px }',
    '@media print { a { color: var(--bp-a) } }',
  ].join('\n');
  expect(reduceSheet(css, 'td { border: var(--bp-e) }')).toBe(
    [':root { --bp-a: var(--bp-b); --bp-b: red; --bp-e: 1px }', '@media print { a { color: var(--bp-a) } }'].join('\n'),
  );
});

it('defines every custom property that Blueprint or the console uses', async () => {
  const own = await sources(/\.(css|tsx?)$/);
  const used = new Set(
    [reduced, ...own].flatMap((text) => [...text.matchAll(/var\((--bp[a-z0-9-]+)/g)].map(([, name]) => name)),
  );
  expect(used.size).toBeGreaterThan(30);
  expect([...used].filter((name) => !reduced.includes(`${name}:`))).toEqual([]);
});

it('keeps every class that the console names', async () => {
  const named = (await sources(/\.(css|tsx?)$/)).flatMap((text) => classesNamedIn('', text));
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter((name) => new RegExp(`\\.bp6-${name}\\b`).test(sheet) && !isUsed(name))).toEqual([]);
});

it('finds a class by its constant or by its name', () => {
  expect(classesNamedIn('/web/src/Tag.tsx', '<a className={Classes.TAG + " bp6-minimal"}>LINK</a>')).toEqual([
    'tag',
    'minimal',
  ]);
  expect(classesNamedIn('/node_modules/@blueprintjs/core/slider.js', 'CoreClasses.SLIDER, FILL')).toEqual([
    'slider',
    'fill',
  ]);
});

it('lists what is left out by the classes that are missing', () => {
  const left = selectorsLeftOut(sheet);
  for (const selector of ['.bp6-outlined', '.bp6-tag.bp6-interactive', ...UNUSED_COMBINATIONS])
    expect(left).toContain(selector);
  expect(left).not.toContain('.bp6-button');
});
