// The audit log: who did what to which record, with what outcome. One line of JSON for each, in a stream of its own.
import type { Writable } from 'node:stream';
import type { Audited } from './declared';

export interface AuditEntry {
  requestId: string;
  /** The address of whoever is signed in; null for somebody who is not. */
  who: string | null;
  application: string | null;
  what: Audited | 'export';
  operation: string;
  /** Which one; null when the call does not say. */
  record: string | null;
  /** `done` only when the server has clearly said so. */
  outcome: 'done' | 'refused' | 'failed';
  status: number;
  /** Where the call came from. */
  from: string;
}

export type Audit = (entry: AuditEntry) => void;

/** A record is named shortly; a whole text would be a value. */
const RECORD_LENGTH = 200;

export function createAudit(stream: Writable | undefined): Audit {
  return ({ record, ...entry }) => {
    const line = { at: new Date().toISOString(), ...entry, record: record?.slice(0, RECORD_LENGTH) ?? null };
    stream?.write(`${JSON.stringify(line)}\n`);
  };
}
