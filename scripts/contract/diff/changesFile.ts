// `openapi/changes.md`: what has changed in the contract, release by release. A break that is not yet released stands under
// its first heading with its name, and whoever made it says there whom it concerns and why.
import type { Change } from './compareContracts';

export const UNRELEASED = '## Not released yet';

/** The names that the first section has, each as it is written between backticks at the beginning of a point. */
export function ownedIn(file: string): string[] {
  const section = file.split(UNRELEASED)[1]?.split(/^## /m)[0] ?? '';
  return [...section.matchAll(/^- `(.+?)`\s*[:–—-]\s*\S/gm)].map(([, name = '']) => name);
}

export interface Owned {
  /** Breaks that the file does not have. */
  missing: Change[];
  /** What it has and is no change any more. */
  left: string[];
}

export function heldAgainst(file: string, changes: Change[]): Owned {
  const owned = new Set(ownedIn(file));
  const names = new Set(changes.map(({ name }) => name));
  return {
    missing: changes.filter(({ name, breaks }) => breaks.length > 0 && !owned.has(name)),
    left: [...owned].filter((name) => !names.has(name)),
  };
}

/** The first section becomes the one of a release, with everything that broke nobody behind it, and an empty one is before it. */
export function releasedIn(file: string, changes: Change[], version: string, day: string): string {
  const owned = new Set(ownedIn(file));
  const others = changes.filter(({ name }) => !owned.has(name)).map(({ name }) => `- \`${name}\``);
  const [before = '', after = ''] = file.split(UNRELEASED);
  const [section = '', ...released] = after.split(/^(?=## )/m);
  const points = [section.trim(), others.join('\n')].filter(Boolean).join('\n');
  return `${before}${UNRELEASED}\n\n## ${version}, ${day}\n\n${points || 'Nothing changed.'}\n${released.length > 0 ? `\n${released.join('')}` : ''}`;
}
