// Finds a Valkey or Redis for the tests of what several gateways share; installs one only where there is none.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installFromDebian } from './debian';

const NAMES = ['valkey-server', 'redis-server'];

/** The first on the path. */
export const storeServer = (): string | undefined =>
  NAMES.flatMap((name) => (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name))).find((file) =>
    existsSync(file),
  );

/** Afterwards there is one, or it has been said why not. */
export function prepareStoreServer(): boolean {
  if (storeServer()) return true;
  console.log('There is no Valkey or Redis: installing one …');
  if (installFromDebian(NAMES) && storeServer()) return true;
  console.error('No Valkey or Redis could be installed. Install one: the tests of what gateways share need it.');
  return false;
}
