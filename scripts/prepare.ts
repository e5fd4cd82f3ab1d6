// Makes the files that are not committed (the contract's types, the console and the artefact), if their sources have changed.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { ARTEFACT, makeArtefact, version } from './artefact';
import { GENERATED } from './contract/generated';
import { execute, viteBuild } from './stack/run';

export interface Product {
  says: string;
  /** Files and folders, relative to the project. */
  from: string[];
  makes: string[];
  /** What else it is made from. */
  and?: string;
  make: () => Promise<number>;
}

const contract: Product = {
  says: 'Making the types from the contract …',
  from: [
    'openapi/openapi.yaml',
    'openapi/common.yaml',
    'openapi/areas',
    'scripts/contract/contract.ts',
    'scripts/contract/contractRequests.ts',
    'scripts/contract/makeContract.ts',
    'scripts/contract/generated.ts',
    'scripts/contract/answerShapes.ts',
    'scripts/contract/helpOfContract.ts',
    'scripts/contract/operationPolicy.ts',
    'scripts/contract/receivedTypes.ts',
    'package-lock.json',
  ],
  makes: [
    'schema.ts',
    'received.ts',
    'contract.ts',
    'policy.ts',
    'examples.ts',
    'answers.json',
    'help.json',
    'requests.json',
    'requestExamples.json',
    'document.json',
  ].map((file) => `${GENERATED}/${file}`),
  make: () => execute(['--import', 'tsx', 'scripts/contract/makeContract.ts'], {}),
};

const consoleBuild: Product = {
  says: 'Building the console …',
  from: [
    ...contract.from,
    'scripts/prepare.ts',
    'web/index.html',
    'web/vite.config.ts',
    'web/build',
    'web/src',
    'web/wire',
    'tsconfig.json',
  ],
  makes: ['web/dist/index.html'],
  make: async () => (await viteBuild('web/vite.config.ts')) || compress('web/dist'),
};

/** Compresses once, so that the gateway never compresses while it serves. */
async function compress(folder: string): Promise<number> {
  const files = (await readdir(folder, { recursive: true })).filter((file) => /\.(js|css|svg|json|ttf)$/.test(file));
  await Promise.all(
    files.map(async (file) => {
      const path = join(folder, file);
      const content = await readFile(path);
      // Brotli takes seconds for the tester's megabyte, which is only served locally.
      if (!file.startsWith('tester')) await writeFile(`${path}.br`, await promisify(brotliCompress)(content));
      await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }));
    }),
  );
  return 0;
}

const artefact = (): Product => ({
  says: 'Building the artefact …',
  from: [...consoleBuild.from, 'web/gateway', 'package.json', 'scripts/artefact.ts'],
  makes: [`${ARTEFACT}/server.mjs`, `${ARTEFACT}/version.txt`, `${ARTEFACT}/console/index.html`],
  and: version(),
  make: makeArtefact,
});

export const prepareTypes = () => prepare('types', contract);
export const prepareConsole = () => prepare('console', consoleBuild);
export const prepareArtefact = async () => (await prepareConsole()) && prepare('artefact', artefact());

export async function prepare(name: string, { says, from, makes, and = '', make }: Product): Promise<boolean> {
  const stamp = `.cache/${name}.sha256`;
  const fingerprint = fingerprintOf(from, and);
  const isMade = makes.every((file) => existsSync(file)) && existsSync(stamp);
  if (isMade && readFileSync(stamp, 'utf8') === fingerprint) return true;

  console.log(says);
  // Without a stamp the next run starts over, if this one is interrupted.
  rmSync(stamp, { force: true });
  if ((await make()) !== 0) return false;
  mkdirSync('.cache', { recursive: true });
  writeFileSync(stamp, fingerprint);
  return true;
}

/** Hashes contents instead of times, because a checkout touches files without changing them. */
function fingerprintOf(paths: string[], and: string): string {
  const hash = createHash('sha256').update(and);
  for (const file of paths.flatMap(filesIn).sort()) hash.update(`${file}\0`).update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}

function filesIn(path: string): string[] {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}
