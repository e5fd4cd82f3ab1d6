// Shared by the commands that write a report: its file name in the arguments, the versions that it names, and writing
// it.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parse } from 'yaml';

/**
 * The file follows the option after `=`, or is the next argument if that has the right ending; otherwise it is `usual`.
 */
export function fileOption(argument: string, next: string, usual: string, ending: RegExp) {
  if (argument) return { file: argument, isNext: false };
  return ending.test(next) ? { file: next, isNext: true } : { file: usual, isNext: false };
}

export const utcText = (date: Date) => date.toISOString().replace('T', ' ').replace(/\..*/, ' UTC');

export function versions(): [what: string, version: string][] {
  const { info } = parse(readFileSync('openapi/openapi.yaml', 'utf8'));
  return [
    ['Console', consoleVersion()],
    ['Contract', String(info.version)],
    ['Node', process.version],
  ];
}

/** The version of the project, and the commit if it is a git repository. */
function consoleVersion(): string {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  const git = (...args: string[]) => spawnSync('git', args, { encoding: 'utf8' }).stdout?.trim();
  const commit = git('rev-parse', '--short', 'HEAD');
  if (!commit) return version;
  return `${version} (${commit}${git('status', '--porcelain') ? ', changed' : ''})`;
}

export function writeReport(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

export function printFile(file: string): void {
  const size = statSync(file, { throwIfNoEntry: false })?.size;
  if (size === undefined) console.error(`${file} could not be written.`);
  else console.log(`${written(size)}: ${pathToFileURL(file).href}`);
}

const written = (bytes: number) => (bytes < 1e6 ? `${Math.ceil(bytes / 1000)} KB` : `${(bytes / 1e6).toFixed(1)} MB`);
