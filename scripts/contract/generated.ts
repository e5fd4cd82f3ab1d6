// openapi/generated/: written so that whoever reads meanwhile finds a file whole, and that what has not changed is left alone.
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const GENERATED = 'openapi/generated';

/** The names of those that are another than before. */
export function writeGenerated(files: Record<string, string>, folder = GENERATED): string[] {
  mkdirSync(folder, { recursive: true });
  const changed = Object.entries(files).filter(([name, text]) => !isSame(join(folder, name), text));
  for (const [name, text] of changed) writeFileSync(join(folder, `${name}.new`), text);
  for (const [name] of changed) renameSync(join(folder, `${name}.new`), join(folder, name));
  return changed.map(([name]) => name);
}

const isSame = (file: string, text: string) => existsSync(file) && readFileSync(file, 'utf8') === text;
