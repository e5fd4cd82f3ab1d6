import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { operationTable } from '#contract';
import { command } from './command';
import { readProductionSettings } from './production/settings/settings';
import { exampleText } from './settingsExample';

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'example-'));
  onTestFinished(() => rmSync(made, { recursive: true }));
  return made;
}

const written = (text: string) => {
  const file = join(folder(), 'settings.yaml');
  writeFileSync(file, text);
  return file;
};

test('the example is valid and lacks only the paths', async () => {
  const { pathless, remarks } = await readProductionSettings(written(exampleText()), {});
  expect(pathless).toEqual(Object.keys(operationTable));
  expect(remarks).toEqual([]);
  expect(exampleText()).toContain('  productavega_tag: productavega_tag\n');
});

test('with every path filled in, nothing is missing', async () => {
  let places = 0;
  const filled = exampleText().replace(/^ {4}path:$/gm, (path) => `${path} /place/${++places}`);
  const { pathless, mappings } = await readProductionSettings(written(filled), {});
  expect(pathless).toEqual([]);
  expect(mappings.issueSecondaryToken).toMatchObject({ upstream: 'main', path: expect.stringMatching(/^.place/) });
});

test('--example writes it, but does not overwrite an existing file', async () => {
  const spies = [vi.spyOn(console, 'log'), vi.spyOn(console, 'error')].map((spy) => spy.mockImplementation(() => {}));
  onTestFinished(() => {
    for (const spy of spies) spy.mockRestore();
  });
  const file = join(folder(), 'settings.yaml');
  expect(await command(['--example', file])).toBe(0);
  expect(readFileSync(file, 'utf8')).toBe(exampleText());
  writeFileSync(file, 'mine');
  expect(await command(['--example', file])).toBe(1);
  expect(readFileSync(file, 'utf8')).toBe('mine');
});
