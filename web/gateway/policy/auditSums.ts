// Sums up what callers without a session are refused, so that strangers cannot fill the audit log: the first call of a
// kind has an entry of its own, and the others within the minute share one that counts them.
import type { Audited } from './policyTypes';
import { placeOf } from './rates';

/** Within a minute. All further calls share their sums, because strangers can have very many addresses. */
const MOST_SUMS = 2_000;
const ELSEWHERE = 'elsewhere';
/** An address that names more accounts within a minute gets one sum for the others. */
const MOST_ACCOUNTS = 20;

export interface AuditEntry {
  requestId: string;
  /** The e-mail address of the signed-in caller; null for a caller who has not signed in. */
  who: string | null;
  application: string | null;
  what: Audited | 'export';
  operation: string;
  /** The affected record; null when the call does not name one. */
  record: string | null;
  /** Why it was decided so, in the caller's words; only where the contract names a reason. */
  reason?: string | undefined;
  /** `done` only when the server has clearly confirmed it. */
  outcome: 'done' | 'refused' | 'failed';
  status: number;
  /** The caller's IP address. */
  from: string;
}

export interface SummedEntry extends AuditEntry {
  /** How many further calls the entry stands for; undefined for an entry of one call. */
  count?: number;
}

interface Sum {
  first: AuditEntry;
  operations: Set<string>;
  count: number;
}

/** Whether the entry is one of many that anybody can cause. What was carried out always has an entry of its own. */
export const isAnybodys = ({ who, outcome }: AuditEntry) => who === null && outcome !== 'done';

const keyOf = (place: string, { what, outcome, status, record, operation }: AuditEntry) =>
  JSON.stringify([place, what, outcome, status, record, record !== null && operation]);

export function createSums(write: (entry: SummedEntry) => void) {
  const sums = new Map<string, Sum>();
  const accountsOf = new Map<string, Set<string>>();

  /** The account is told apart only for the first ones that an address names. */
  function accountIn(place: string, { record }: AuditEntry): string | null {
    const accounts = accountsOf.get(place) ?? new Set();
    if (sums.size < MOST_SUMS) accountsOf.set(place, accounts);
    if (record === null || (!accounts.has(record) && accounts.size >= MOST_ACCOUNTS)) return null;
    accounts.add(record);
    return record;
  }

  return {
    add(entry: AuditEntry): void {
      const place = placeOf({ ip: entry.from });
      const own = { ...entry, record: accountIn(place, entry) };
      const isFull = sums.size >= MOST_SUMS && !sums.has(keyOf(place, own));
      const first = isFull ? { ...entry, from: ELSEWHERE, record: null } : own;
      const key = keyOf(isFull ? ELSEWHERE : place, first);
      const sum = sums.get(key);
      if (sum) {
        sum.count += 1;
        sum.operations.add(entry.operation);
        return;
      }
      sums.set(key, { first, operations: new Set([entry.operation]), count: 0 });
      write(first);
    },

    /** Writes what was summed up, and begins anew. */
    end(): void {
      for (const { first, operations, count } of sums.values()) {
        if (count > 0) write({ ...first, operation: [...operations].join(' '), count });
      }
      sums.clear();
      accountsOf.clear();
    },
  };
}
