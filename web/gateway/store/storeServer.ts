// Finds a Valkey or Redis for the tests of the shared store.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

export const STORE_SERVERS = ['valkey-server', 'redis-server'];

export const NO_STORE_SERVER =
  'There is no Valkey or Redis, which the tests with several gateways need: `apt install valkey-server` or `brew install valkey`.';

/** The first one on the PATH. */
export const storeServer = (): string | undefined =>
  STORE_SERVERS.flatMap((name) => (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name))).find(
    (file) => existsSync(file),
  );
