// Writes openapi/generated/: each file atomically, so that no reader sees half a file, and only files that have
// changed.
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const GENERATED = 'openapi/generated';

/** Returns the names of the files that have changed. */
export function writeGenerated(files: Record<string, string>, folder = GENERATED): string[] {
  mkdirSync(folder, { recursive: true });
  const changed = Object.entries(files).filter(([name, text]) => !isSame(join(folder, name), text));
  for (const [name, text] of changed) writeFileSync(join(folder, `${name}.new`), text);
  for (const [name] of changed) renameSync(join(folder, `${name}.new`), join(folder, name));
  return changed.map(([name]) => name);
}

const isSame = (file: string, text: string) => existsSync(file) && readFileSync(file, 'utf8') === text;
