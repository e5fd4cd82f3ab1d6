import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { writeScript } from './command';

test('a second recording within the same second gets a file of its own', () => {
  const folder = mkdtempSync(join(tmpdir(), 'recorded-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const at = new Date('2026-11-22T08:15:30.500Z');
  const files = ['one', 'two', 'three'].map((text) => writeScript(text, join(folder, 'remarks'), at));
  expect(files.map((file) => basename(file))).toEqual([
    'recorded-2026-11-22-08-15-30.spec.ts',
    'recorded-2026-11-22-08-15-30-2.spec.ts',
    'recorded-2026-11-22-08-15-30-3.spec.ts',
  ]);
  expect(files.map((file) => readFileSync(file, 'utf8'))).toEqual(['one', 'two', 'three']);
});
