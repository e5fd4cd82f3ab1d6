import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Secret } from './settingsFile';

/**
 * Gives access to the files and variables that settings refer to, and collects complaints so that all are shown at
 * once.
 */
export class SettingsContext {
  readonly complaints: string[] = [];

  constructor(
    private readonly folder: string,
    private readonly env: Record<string, string | undefined>,
  ) {}

  complain(sentence: string): void {
    this.complaints.push(sentence);
  }

  file(place: string, path: string): string {
    try {
      return readFileSync(resolve(this.folder, path), 'utf8');
    } catch (error) {
      this.complain(`${place} names a file that cannot be read (${(error as NodeJS.ErrnoException).code}).`);
      return '';
    }
  }

  /** Reads a secret. The trailing line break that editors leave in a file is removed. */
  secret(place: string, secret: Secret): string {
    const complaints = this.complaints.length;
    const value = 'env' in secret ? (this.env[secret.env] ?? '') : this.file(`${place}.file`, secret.file).trimEnd();
    if (value === '' && this.complaints.length === complaints) {
      this.complain(
        'env' in secret
          ? `${place} needs the environment variable ${secret.env}, which is not set.`
          : `${place} names an empty file.`,
      );
    }
    return value;
  }

  secrets(place: string, secrets: Record<string, Secret>): Record<string, string> {
    return Object.fromEntries(
      Object.entries(secrets).map(([name, secret]) => [name, this.secret(`${place}.${name}`, secret)]),
    );
  }

  path(path: string): string {
    return resolve(this.folder, path);
  }
}
