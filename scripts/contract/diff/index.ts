// `npm run contract:diff`: shows the changes of the contract since its last release. With `-- --release <version>` it
// then makes the current contract the released one.
import { readFileSync, writeFileSync } from 'node:fs';
import { bundle, createConfig } from '@redocly/openapi-core';
import { changesAfterRelease, compareWithOwned, lineToWrite, table } from './changesFile';
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
export async function contractDiff(args: string[]): Promise<number> {
  const before = releasedContract();
  const [option, version = '', ...others] = args;
  const isRelease = option === '--release';
  if (args.length > 0 && !(isRelease && VERSION.test(version) && others.length === 0 && version !== before.version)) {
    console.error(`npm run contract:diff -- --release <version>, such as 1.2.0. The last one was ${before.version}.`);
    return 1;
  }
  const now = await contractNow();
  const changes = compareContracts(before, now);
  console.log(`Changed since release ${before.version}, and whom it breaks:\n${table(changes) || 'nothing'}`);
  const file = readFileSync(CHANGES, 'utf8');
  const { missing, left } = compareWithOwned(file, changes);
  if (missing.length > 0)
    console.log(
      `\n${CHANGES} does not list these. Add there, with the reason:\n${missing.map(lineToWrite).join('\n')}`,
    );
  if (left.length > 0)
    console.log(`\n${CHANGES} lists what is no longer a change:\n${left.map((name) => `- ${name}`).join('\n')}`);
  if (missing.length + left.length > 0) return 1;
  if (isRelease) {
    writeFileSync(CHANGES, changesAfterRelease(file, changes, version, new Date().toISOString().slice(0, 10)));
    writeFileSync(RELEASED, serializedContract({ ...now, version }));
    writeFileSync(ROOT, readFileSync(ROOT, 'utf8').replace(/^( {2}version: ).*$/m, `$1${version}`));
    console.log(`The contract is released as ${version}.`);
  }
  return 0;
}
