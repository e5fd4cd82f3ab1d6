// The shim lists its files as a server on Windows may: by whole paths.

const FOLDER = 'D:\\Back Office\\Files\\';

const withPaths = (json: string, change: (path: string) => string): string =>
  JSON.stringify(JSON.parse(json, (name, value) => (/^(file)?path$/.test(name) && value ? change(value) : value)));

export const whole = (path: string) => `${FOLDER}${path.replaceAll('/', '\\')}`;

/** A path outside of the folder stays as it is, and nothing is found there. */
export const below = (path: string) =>
  path.startsWith(FOLDER) ? path.slice(FOLDER.length).replaceAll('\\', '/') : `outside/${path}`;

export const withWholePaths = (json: string) => withPaths(json, whole);
export const withPathsBelow = (json: string) => withPaths(json, below);
