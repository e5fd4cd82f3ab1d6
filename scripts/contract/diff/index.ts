// `npm run contract:diff`: shows the changes of the contract since its last release. `npm run contract:diff --
// --release <version>`: makes the current contract the released one.
import { readFileSync, writeFileSync } from 'node:fs';
import { bundle, createConfig } from '@redocly/openapi-core';
import { changesAfterRelease, compareWithOwned, lineToWrite, ownedIn, table } from './changesFile';
import { compareContracts } from './compareContracts';
import { type Contract, contractOf, type OpenApiDocument, serializedContract } from './shapes';

const RELEASED = 'openapi/released.json';
export const CHANGES = 'openapi/changes.md';
const ROOT = 'openapi/openapi.yaml';
const VERSION = /^\d+\.\d+\.\d+$/;

export const releasedContract = () => JSON.parse(readFileSync(RELEASED, 'utf8')) as Contract;

export async function contractNow(): Promise<Contract> {
  const { bundle: bundled } = await bundle({ ref: ROOT, config: await createConfig({}) });
  return contractOf(bundled.parsed as OpenApiDocument);
}

/** Fails when `changes.md` does not list what breaks somebody. */
export async function contractDiff(): Promise<number> {
  const before = releasedContract();
  const changes = compareContracts(before, await contractNow());
  console.log(`Changed since release ${before.version}, and whom it breaks:\n${table(changes) || 'nothing'}`);
  const { missing, left } = compareWithOwned(readFileSync(CHANGES, 'utf8'), changes);
  if (missing.length > 0)
    console.log(
      `\n${CHANGES} does not list ${missing.length} of them. Add there, with the reason:\n${missing.map(lineToWrite).join('\n')}`,
    );
  if (left.length > 0)
    console.log(`\n${CHANGES} lists what is no longer a change:\n${left.map((name) => `- ${name}`).join('\n')}`);
  return missing.length + left.length > 0 ? 1 : 0;
}

export async function contractRelease([version = '', ...others]: string[]): Promise<number> {
  const before = releasedContract();
  if (!VERSION.test(version) || others.length > 0 || version === before.version) {
    console.error(
      `npm run contract:diff -- --release <version>: three numbers, as in 1.2.0. The last one was ${before.version}.`,
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
