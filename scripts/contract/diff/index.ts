// `npm run contract:diff [-- <git ref>] [--json]`: shows the changes of the contract since its last release, or since a
// commit. `npm run contract:release -- <version>`: makes the current contract the released one.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundle, createConfig } from '@redocly/openapi-core';
import { changesAfterRelease, compareWithOwned, ownedIn } from './changesFile';
import { lineToWrite, summary, table } from './changesInWords';
import { compareContracts } from './compareContracts';
import { type Contract, contractOf, type OpenApiDocument, serializedContract } from './shapes';

const RELEASED = 'openapi/released.json';
export const CHANGES = 'openapi/changes.md';
const ROOT = 'openapi/openapi.yaml';
const VERSION = /^\d+\.\d+\.\d+$/;

export const releasedContract = () => JSON.parse(readFileSync(RELEASED, 'utf8')) as Contract;

export async function contractNow(folder = '.'): Promise<Contract> {
  const { bundle: bundled } = await bundle({ ref: join(folder, ROOT), config: await createConfig({}) });
  return contractOf(bundled.parsed as OpenApiDocument);
}

export async function contractDiff(args: string[]): Promise<number> {
  const asJson = args.includes('--json');
  const [ref, ...others] = args.filter((arg) => arg !== '--json');
  if (others.length > 0 || ref?.startsWith('-')) {
    console.error('npm run contract:diff [-- <git ref>] [--json]');
    return 1;
  }
  const before = ref === undefined ? releasedContract() : await contractAt(ref);
  if (!before) {
    console.error(`git has no contract at '${ref}'.`);
    return 1;
  }
  const changes = compareContracts(before, await contractNow());
  if (asJson) {
    console.log(JSON.stringify({ since: ref ?? before.version, changes }, null, 2));
    return 0;
  }
  if (changes.length > 0) console.log(`${table(changes)}\n`);
  console.log(summary(changes, ref ?? `release ${before.version}`));
  return ref === undefined ? unowned(changes) : 0;
}

/** Used only for a comparison with the release: a commit in between may contain half a change. */
function unowned(changes: ReturnType<typeof compareContracts>): number {
  const { missing, left } = compareWithOwned(readFileSync(CHANGES, 'utf8'), changes);
  if (missing.length > 0)
    console.log(
      `\n${CHANGES} does not list ${missing.length} of them. Add there, with the reason:\n${missing.map(lineToWrite).join('\n')}`,
    );
  if (left.length > 0)
    console.log(`\n${CHANGES} lists what is no longer a change:\n${left.map((name) => `- ${name}`).join('\n')}`);
  return missing.length + left.length > 0 ? 1 : 0;
}

/** The contract from the files of a commit, bundled like the current one. */
async function contractAt(ref: string): Promise<Contract | undefined> {
  const commit = spawnSync('git', ['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`]);
  if (commit.status !== 0) return undefined;
  const archive = spawnSync('git', ['archive', commit.stdout.toString().trim(), 'openapi'], {
    maxBuffer: 64 * 1024 * 1024,
  });
  if (archive.status !== 0) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'contract-'));
  try {
    const unpacked = spawnSync('tar', ['-x', '-C', folder], { input: archive.stdout });
    return unpacked.status === 0 ? await contractNow(folder) : undefined;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export async function contractRelease([version = '', ...others]: string[]): Promise<number> {
  const before = releasedContract();
  if (!VERSION.test(version) || others.length > 0 || version === before.version) {
    console.error(
      `npm run contract:release -- <version>: three numbers, as in 1.2.0. The last one was ${before.version}.`,
    );
    return 1;
  }
  const now = { ...(await contractNow()), version };
  const changes = compareContracts(before, now);
  const file = readFileSync(CHANGES, 'utf8');
  const { missing } = compareWithOwned(file, changes);
  if (missing.length > 0) {
    console.error(`${CHANGES} does not list:\n${missing.map(lineToWrite).join('\n')}`);
    return 1;
  }
  const day = new Date().toISOString().slice(0, 10);
  writeFileSync(CHANGES, changesAfterRelease(file, changes, version, day));
  writeFileSync(RELEASED, serializedContract(now));
  const root = readFileSync(ROOT, 'utf8');
  writeFileSync(ROOT, root.replace(/^( {2}version: ).*$/m, `$1${version}`));
  console.log(
    `The contract is released as ${version}: ${ownedIn(file).length} breaking changes, ${changes.length} changes in all.`,
  );
  return 0;
}
