// Installs a Valkey or Redis for the tests of the shared store, if there is none.
import { NO_STORE_SERVER, STORE_SERVERS, storeServer } from '../../web/gateway/store/storeServer';
import { installFromDebian } from './debian';

/** Installs one if it may; says how to get one if there is none. */
export function prepareStoreServer(): void {
  if (storeServer()) return;
  if (!installFromDebian(STORE_SERVERS) || !storeServer()) console.error(NO_STORE_SERVER);
}
