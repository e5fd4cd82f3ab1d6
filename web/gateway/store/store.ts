// What gateways must remember between calls and several gateways must share: live sessions, tries, used proofs.
import { STORE_AWAY } from '../requests/ownMessages';
import { Refusal } from '../requests/refusals';

/** Every key expires by itself. */
export interface Store {
  /** Undefined if the key does not exist or has expired. */
  get(key: string): Promise<string | undefined>;
  set(key: string, value: string, forMs: number): Promise<void>;
  /** Sets only an existing key, so that an expired or deleted key is not revived. */
  replace(key: string, value: string, forMs: number): Promise<void>;
  delete(key: string): Promise<void>;
  /** Sets `to`, or deletes the key for undefined, only if the value still is `from`. Returns whether it was. */
  change(key: string, from: string | undefined, to: string | undefined, forMs: number): Promise<boolean>;
  /** Whether the key was new. Of two concurrent callers only one gets true. */
  add(key: string, forMs: number): Promise<boolean>;
  /** Adds to a count that expires `forMs` after its first increase. Returns the new count and the time left. */
  increase(key: string, by: number, forMs: number): Promise<Count>;
  /** Takes one back from a count that has not expired, which is never below 0. */
  decrease(key: string): Promise<void>;
  countOf(key: string): Promise<Count>;
  ready(): Promise<boolean>;
  close(): Promise<void>;
}

/** Begins the keys of calls counted by the minute, which a stranger can make as many of as they like. */
export const RATE = 'rate ';

export interface Count {
  count: number;
  leftMs: number;
}

/** Calls that need the store are refused while it is unavailable. */
export class StoreAway extends Refusal {
  constructor() {
    super(503, STORE_AWAY, { 'retry-after': '5' });
  }
}
