// Finds a Valkey or Redis for the tests of the shared store, and installs one if there is none.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installFromDebian } from './debian';

const NAMES = ['valkey-server', 'redis-server'];

/** The first one on the PATH. */
export const storeServer = (): string | undefined =>
  NAMES.flatMap((name) => (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name))).find((file) =>
    existsSync(file),
  );

/** Makes sure that there is one; prints why if not. */
export function prepareStoreServer(): boolean {
  if (storeServer()) return true;
  console.log('There is no Valkey or Redis: installing one …');
  if (installFromDebian(NAMES) && storeServer()) return true;
  console.error('No Valkey or Redis could be installed. Install one: the tests with several gateways need it.');
  return false;
}
