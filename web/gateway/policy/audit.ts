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

export interface Audit {
  note(entry: AuditEntry): void;
  /** Whether what must be noted can be. Where it could not, it is tried again. */
  isWritable(): boolean;
}

/** Where lines go. It is opened anew when it has failed. */
export type OpenAudit = () => Writable;

/** A record is named shortly; a whole text would be a value. */
const RECORD_LENGTH = 200;
/** Of lines that wait to be written. Nothing more is let in that would add one; what is on its way still may, as far again. */
const MOST_BYTES = 4 * 1024 * 1024;

type Tell = (level: 'info' | 'error', fields: object, message: string) => void;

/** What was done is noted, if need be later: a line is kept until it is written. */
export function createAudit(open: OpenAudit | undefined, tell: Tell): Audit {
  const heard = new WeakSet<Writable>();
  let stream = open && listened(open());
  const waiting: string[] = [];
  let bytes = 0;
  let isWriting = false;
  let isBroken = false;

  function listened(opened: Writable): Writable {
    if (!heard.has(opened)) opened.on('error', broke);
    heard.add(opened);
    return opened;
  }

  function broke(error: NodeJS.ErrnoException): void {
    if (!isBroken) tell('error', { code: error.code }, 'the audit log cannot be written');
    isBroken = true;
  }

  /** What had failed may have left half a line. */
  function write(): void {
    if (isWriting || waiting.length === 0) return;
    const [count, text] = [waiting.length, waiting.join('')];
    isWriting = true;
    stream?.write(isBroken ? `\n${text}` : text, (error) => {
      isWriting = false;
      if (error) return broke(error);
      waiting.splice(0, count);
      bytes -= Buffer.byteLength(text);
      mended();
      write();
    });
  }

  function mended(): void {
    if (isBroken) tell('info', {}, 'the audit log is written again');
    isBroken = false;
  }

  function tryAgain(): void {
    if (!open || isWriting) return;
    try {
      if (!stream?.writable) stream = listened(open());
      if (waiting.length > 0) write();
      else mended();
    } catch (error) {
      broke(error as NodeJS.ErrnoException);
    }
  }

  return {
    note({ record, ...entry }) {
      if (!open) return;
      const noted = { at: new Date().toISOString(), ...entry, record: record?.slice(0, RECORD_LENGTH) ?? null };
      const line = `${JSON.stringify(noted)}\n`;
      if (bytes > 2 * MOST_BYTES) return tell('error', { requestId: entry.requestId }, 'the audit log is full');
      waiting.push(line);
      bytes += Buffer.byteLength(line);
      if (!isBroken) write();
    },
    isWritable() {
      if (isBroken || (stream && !stream.writable)) tryAgain();
      return !isBroken && bytes < MOST_BYTES;
    },
  };
}
