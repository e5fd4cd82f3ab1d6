// Servers may list files by whole paths, such as D:\Uploads\kyc\1.png. The browser sees, and may ask for, only what is
// below the folder that the settings name, in the contract's notation: kyc/1.png.
import { shown } from '../answers/schemaErrors';

export interface Files {
  /** The folder, as the server writes it, with its last separator; empty if its paths begin below it. */
  root: string;
  separator: '/' | '\\';
}

/** In the contract's names, which a server may write in other capitals. */
const IS_PATH = /^(image|file)?path$/i;

/** A path below the folder in the contract's notation; any other path unchanged, so that it cannot be asked for. */
export function listedPath(path: string, { root, separator }: Files): string {
  const isWindows = separator === '\\';
  const theirs = isWindows ? path.replaceAll('/', separator) : path;
  const [start, wanted] = [theirs.slice(0, root.length), root].map((each) => (isWindows ? each.toLowerCase() : each));
  return start === wanted ? theirs.slice(root.length).replaceAll(separator, '/') : path;
}

/** The server's path of one in the contract's notation; an empty one stands for no file. */
export const wholePath = (path: string, { root, separator }: Files): string =>
  path === '' ? '' : root + path.replaceAll('/', separator);

/** The header with the path of a file, if it is one. */
export const inHeader = (name: string, value: string, files: Files | undefined): string =>
  files && IS_PATH.test(name) ? wholePath(value, files) : value;

/** The same content with other paths, wherever they are in it. */
export function withPaths(
  content: unknown,
  files: Files | undefined,
  change: (path: string, files: Files) => string,
): unknown {
  if (!files || typeof content !== 'object' || content === null) return content;
  if (Array.isArray(content)) return content.map((each) => withPaths(each, files, change));
  return Object.fromEntries(
    Object.entries(content).map(([name, value]) => [
      name,
      typeof value === 'string' && IS_PATH.test(name) ? change(value, files) : withPaths(value, files, change),
    ]),
  );
}

/** The places of all paths that the browser may not ask for, so that their files cannot be loaded. */
export function* unaskablePaths(content: unknown, mayBeAsked: RegExp, place = ''): Generator<string> {
  if (typeof content !== 'object' || content === null) return;
  for (const [name, value] of Object.entries(content)) {
    const here = `${place}/${Array.isArray(content) ? '*' : shown(name)}`;
    if (typeof value !== 'string') yield* unaskablePaths(value, mayBeAsked, here);
    else if (IS_PATH.test(name) && value !== '' && !mayBeAsked.test(value)) yield here;
  }
}
