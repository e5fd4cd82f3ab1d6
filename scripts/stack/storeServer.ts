// Installs a Valkey or Redis for the tests of the shared store, if there is none.
import { STORE_SERVERS, storeServer } from '../../web/gateway/store/storeServer';
import { installFromDebian } from './debian';

/** Makes sure that there is one; prints why if not. */
export function prepareStoreServer(): boolean {
  if (storeServer()) return true;
  console.log('There is no Valkey or Redis: installing one …');
  if (installFromDebian(STORE_SERVERS) && storeServer()) return true;
  console.error('No Valkey or Redis could be installed. Install one: the tests with several gateways need it.');
  return false;
}
