// Makes dist/, which runs with Node alone: the gateway in one file, the console, an example of the settings, the licences of
// the packages in them, and the version.
import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import packageJson from '../package.json' with { type: 'json' };
import { bundledPackagesFile } from '../web/build/bundledPackages';
import { execute, viteBuild } from './stack/run';

export const ARTEFACT = 'dist';
const TESTER = join('web/dist', 'tester');

/** The version of the project and the commit; a build without git's files is told its commit by COMMIT. */
export function version(): string {
  const git = spawnSync('git', ['describe', '--always', '--dirty', '--exclude=*'], { encoding: 'utf8' });
  const commit = process.env.COMMIT || (git.status === 0 && git.stdout.trim());
  return commit ? `${packageJson.version}+${commit}` : packageJson.version;
}

export async function makeArtefact(): Promise<number> {
  const code = await viteBuild('web/gateway/vite.config.ts');
  if (code !== 0) return code;
  // Production serves nothing of the tester's panel.
  cpSync('web/dist', `${ARTEFACT}/console`, { recursive: true, filter: (path) => path !== TESTER });
  for (const file of ['dashboard.json', 'alerts.yaml']) cpSync(`web/gateway/${file}`, `${ARTEFACT}/${file}`);
  writeFileSync(`${ARTEFACT}/version.txt`, `${version()}\n`);
  writeFileSync(`${ARTEFACT}/THIRD-PARTY.md`, notices());
  return execute([`${ARTEFACT}/server.mjs`, '--example', `${ARTEFACT}/servers.example.yaml`], { stdio: 'ignore' });
}

function notices(): string {
  const folders = ['console', 'gateway'].flatMap((build): string[] =>
    JSON.parse(readFileSync(bundledPackagesFile(build), 'utf8')),
  );
  const parts = [...new Set(folders.map(noticeOf))].sort();
  return ['# Packages in the console and its gateway', ...parts].join('\n\n');
}

function noticeOf(folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const texts = readdirSync(folder)
    .filter((file) => /^(licen[cs]e|notice|copying)/i.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8').trim());
  return [`## ${name} ${version} (${license})`, ...texts].join('\n\n');
}
