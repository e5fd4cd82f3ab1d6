// Saved files are noticed once, however an editor writes them, and only if they matter.
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { watchFiles } from './watchFiles';

function watched() {
  const folder = mkdtempSync(join(tmpdir(), 'watching-'));
  writeFileSync(join(folder, 'there.ts'), '');
  const saved: string[][] = [];
  const stop = watchFiles({ folders: [folder], concerns: (file) => file.endsWith('.ts') }, (files) =>
    saved.push(files.map((file) => basename(file)).sort()),
  );
  onTestFinished(() => {
    stop();
    rmSync(folder, { recursive: true });
  });
  return { saved, at: (name: string) => join(folder, name) };
}

const until = (check: () => void) => vi.waitFor(check, { timeout: 30_000, interval: 10 });

test('reports files that are saved together at once, without those that do not matter', async () => {
  const { saved, at } = watched();
  writeFileSync(at('note.md'), 'x');
  for (const name of ['one.ts', 'two.ts', 'there.ts']) writeFileSync(at(name), 'x');
  await until(() => expect(saved.flat()).toContain('there.ts'));
  await until(() => expect([...new Set(saved.flat())].sort()).toEqual(['one.ts', 'there.ts', 'two.ts']));
});

test('notices a file that replaces another one, repeatedly, and a file in a new folder', async () => {
  const { saved, at } = watched();
  for (const time of [1, 2, 3, 4, 5]) {
    saved.length = 0;
    writeFileSync(at('there.ts~'), `${time}`);
    renameSync(at('there.ts~'), at('there.ts'));
    await until(() => expect(saved.flat()).toContain('there.ts'));
  }
  mkdirSync(at('new'));
  writeFileSync(join(at('new'), 'deep.ts'), 'x');
  await until(() => expect(saved.flat()).toContain('deep.ts'));
});
