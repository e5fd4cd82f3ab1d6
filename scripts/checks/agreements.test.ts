// Who makes what only a question or a comparison may give.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

it('only what asks and compares makes the values that calls need which may not be sent unchecked', () => {
  const makers = sourcesIn('web/src').filter(
    (file) =>
      !file.endsWith('.test.ts') && /\bas (Agreed|Compared)\b|\b(AGREED|COMPARED)\b/.test(readFileSync(file, 'utf8')),
  );
  expect(makers).not.toEqual([]);
  expect(makers.filter((file) => !file.startsWith('web/src/app/saving/'))).toEqual([]);
});

const sourcesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
