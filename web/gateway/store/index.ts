import { memoryStore } from './memory';
import { sharedStore } from './shared';
import type { Store } from './store';

export type { Count, Store } from './store';

/** With an address, what all gateways there remember; else what this one does. */
export const storeAt = (url: string | undefined, complain: (message: string) => void): Store =>
  url === undefined ? memoryStore() : sharedStore(url, complain);
