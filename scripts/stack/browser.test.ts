// Which of the installed browsers the tests take.
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { chromium } from '@playwright/test';
import { afterAll, expect, it, vi } from 'vitest';
import { launchOptions } from './browser';

const folder = mkdtempSync(join(tmpdir(), 'browsers-'));
// Not a mocked module: other tests of the same worker may have loaded it before, and would share the mock.
const path = vi.spyOn(chromium, 'executablePath');
path.mockReturnValue(join(folder, 'chromium-1255', 'chrome-linux64', 'chrome'));

afterAll(() => {
  path.mockRestore();
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

function install(...path: string[]): string {
  const file = join(folder, ...path);
  mkdirSync(dirname(file), { recursive: true });
  // Not a file of its own: a process that another test starts at this moment would hold it open for writing.
  symlinkSync(process.execPath, file);
  return file;
}

function taken(...folders: string[]): string | undefined {
  vi.stubEnv('CHROMIUM_PATH', '');
  vi.stubEnv('PATH', folders.map((name) => join(folder, name)).join(delimiter));
  return launchOptions().executablePath;
}

it('takes a headless browser first, whatever else is installed', () => {
  const whole = install('whole', 'chromium');
  expect(taken('whole')).toBe(whole);
  const own = install('chromium_headless_shell-1255', 'chrome-headless-shell-linux64', 'chrome-headless-shell');
  expect(taken('whole')).toBe(own);
  const headless = install('headless', 'chromium-headless-shell');
  expect(taken('whole', 'headless')).toBe(headless);
});
