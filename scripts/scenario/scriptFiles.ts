// The scripts of e2e: a folder for each area, in which a large area has folders of its own.
import { readdirSync } from 'node:fs';

export const scriptFilesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('.spec.ts'))
    .sort();

/** Of a path relative to e2e. A recorded script that lies elsewhere belongs to the area of its folder. */
export function areaOfScript(file: string): string {
  const folders = file.split('/').slice(0, -1);
  return (folders[0] === '..' ? folders.at(-1) : folders[0]) ?? '';
}
