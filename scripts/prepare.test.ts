import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test, vi } from 'vitest';

const script = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/** Makes `made.txt` from `from.txt` in this folder: one half, and after a pause the other. */
function prepareIn(folder: string, pauseMs: number) {
  const lines = `
    import { writeFileSync } from 'node:fs';
    import { setTimeout as pause } from 'node:timers/promises';
    const { prepare } = await import(${JSON.stringify(script('prepare.ts'))});
    const make = async () => {
      console.log('made');
      writeFileSync('made.txt', 'one half');
      await pause(${pauseMs});
      writeFileSync('made.txt', 'both halves');
      return 0;
    };
    await prepare('test', { says: 'Making …', from: ['from.txt'], makes: ['made.txt'], make });`;
  const tsx = fileURLToPath(import.meta.resolve('tsx'));
  return spawn(process.execPath, ['--import', tsx, '--input-type=module', '-e', lines], { cwd: folder });
}

/** Whether preparing again makes the file: 0 or 1 times. */
async function timesMade(folder: string): Promise<number> {
  let output = '';
  const child = prepareIn(folder, 0);
  child.stdout.on('data', (text) => {
    output += text;
  });
  await new Promise((resolve) => child.once('close', resolve));
  return output.split('made').length - 1;
}

test('makes a product again if it was killed half-way, and leaves a complete one alone', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'prepare-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const made = join(folder, 'made.txt');
  writeFileSync(join(folder, 'from.txt'), 'first');
  expect([await timesMade(folder), await timesMade(folder)]).toEqual([1, 0]);

  // Also when the sources are the same as those of an earlier complete product.
  rmSync(made);
  const killed = prepareIn(folder, 60_000);
  // A file exists a moment before its content.
  await vi.waitFor(() => expect(readFileSync(made, 'utf8')).toBe('one half'), { timeout: 30_000, interval: 20 });
  killed.kill('SIGKILL');
  await new Promise((resolve) => killed.once('close', resolve));
  expect([await timesMade(folder), await timesMade(folder)]).toEqual([1, 0]);
  expect(readFileSync(made, 'utf8')).toBe('both halves');
});
