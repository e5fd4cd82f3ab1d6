// Runs work in a temporary copy of the project. Generated files are not copied and must be made in the copy.
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';

const LEFT_OUT = ['node_modules', '.git', '.cache', 'dist', 'generated', 'e2e-report', 'test-results'];

export async function withProjectCopy<Result>(work: (copy: string) => Promise<Result>): Promise<Result> {
  const copy = mkdtempSync(join(tmpdir(), 'project-'));
  try {
    cpSync('.', copy, { recursive: true, filter: (file) => !LEFT_OUT.includes(basename(file)) });
    symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
    return await work(copy);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
