// What gateways must remember between two calls, and what several of them must share: sessions that live, tries, used proofs.
import { STORE_AWAY } from '../../src/api/notMade';
import { Refusal } from '../requests/refusals';

/** Every key ends by itself. */
export interface Store {
  /** Undefined where there is none, or where its time is over. */
  get(key: string): Promise<string | undefined>;
  set(key: string, value: string, forMs: number): Promise<void>;
  /** Only where there is one, so that what has ended stays ended. */
  replace(key: string, value: string, forMs: number): Promise<void>;
  delete(key: string): Promise<void>;
  /** Whether it was the first: of two at once, one is. */
  add(key: string, forMs: number): Promise<boolean>;
  /** Adds to a count whose time begins with the first of it; says how much it is now and when it ends. */
  increase(key: string, by: number, forMs: number): Promise<Count>;
  countOf(key: string): Promise<Count>;
  ready(): Promise<boolean>;
  close(): Promise<void>;
}

export interface Count {
  count: number;
  leftMs: number;
}

/** Nobody is let through who cannot be looked up. */
export class StoreAway extends Refusal {
  constructor() {
    super(503, STORE_AWAY, { 'retry-after': '5' });
  }
}
