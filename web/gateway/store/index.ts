import { memoryStore } from './memory';
import { sharedStore } from './shared';
import type { Store } from './store';

export type { Count, Store } from './store';

/** With a URL the store that all gateways there share, else the memory of this gateway. */
export const storeAt = (url: string | undefined, complain: (message: string) => void): Store =>
  url === undefined ? memoryStore() : sharedStore(url, complain);
