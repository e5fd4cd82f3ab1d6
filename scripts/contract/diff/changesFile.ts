// Reads and writes `openapi/changes.md`, the changes of the contract release by release. Each unreleased break must be
// named in its first section, with a reason by its author: then the file "owns" it.
import type { Change } from './compareContracts';

export const UNRELEASED = '## Not released yet';

/**
 * The names of the changes that the first section explains: in backticks at the beginning of a point, with a reason.
 */
export function ownedIn(file: string): string[] {
  const section = file.split(UNRELEASED)[1]?.split(/^## /m)[0] ?? '';
  return [...section.matchAll(/^- `(.+?)`\s*[:–—-]\s*\S/gm)].map(([, name = '']) => name);
}

interface Owned {
  /** Breaks that the file does not own. */
  missing: Change[];
  /** Names in the file that are no longer changes. */
  left: string[];
}

export function compareWithOwned(file: string, changes: Change[]): Owned {
  const owned = new Set(ownedIn(file));
  const names = new Set(changes.map(({ name }) => name));
  return {
    missing: changes.filter(({ name, breaks }) => breaks.length > 0 && !owned.has(name)),
    left: [...owned].filter((name) => !names.has(name)),
  };
}

/**
 * Makes the first section that of a release, adds the changes that break nobody, and puts a new empty section first.
 */
export function changesAfterRelease(file: string, changes: Change[], version: string, day: string): string {
  const owned = new Set(ownedIn(file));
  const others = changes.filter(({ name }) => !owned.has(name)).map(({ name }) => `- \`${name}\``);
  const [before = '', after = ''] = file.split(UNRELEASED);
  const [section = '', ...released] = after.split(/^(?=## )/m);
  const points = [section.trim(), others.join('\n')].filter(Boolean).join('\n');
  return `${before}${UNRELEASED}\n\n## ${version}, ${day}\n\n${points || 'Nothing changed.'}\n${released.length > 0 ? `\n${released.join('')}` : ''}`;
}

const whom = ({ breaks }: Change) => (breaks.length > 1 ? 'both' : breaks[0] ? `the ${breaks[0]}` : 'nobody');

/** A line for the file, to be completed with the reason. */
export const lineToWrite = (change: Change) => `- \`${change.name}\` – breaks ${whom(change)}: …`;

export const table = (changes: Change[]) =>
  changes.map((change) => `${whom(change).padEnd(12)} ${change.name}`).join('\n');
