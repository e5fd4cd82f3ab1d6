// The audit log: who did what to which record, with what outcome. One line of JSON for each, in a stream of its own.
import type { Writable } from 'node:stream';
import { type AuditEntry, createSums, isAnybodys, type SummedEntry } from './auditSums';

export interface Audit {
  note(entry: AuditEntry): void;
  /** Whether entries can be written. After a failure, asking this tries to write again. */
  isWritable(): boolean;
  /** Writes what was summed up so far. */
  close(): void;
}

/** Opens the log. It is opened again after a failure. */
export type OpenAudit = () => Writable;

/** Records and reasons are cut to this length, so that no long text gets into the log. */
const TEXT_LENGTH = 200;
/**
 * The limit for lines that wait to be written. Beyond it new audited calls are refused; calls in flight may add as much
 * again.
 */
const MOST_BYTES = 4 * 1024 * 1024;
const SUMMED_FOR_MS = 60_000;

/**
 * JSON escapes only some of the characters that command a terminal, turn a text around or begin a line. They are
 * within strings, so this does not change what the line says.
 */
const visible = (json: string) =>
  json.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (hidden) =>
    Array.from({ length: hidden.length }, (_, at) => `\\u${hidden.charCodeAt(at).toString(16).padStart(4, '0')}`).join(
      '',
    ),
  );

type Tell = (level: 'info' | 'error', fields: object, message: string) => void;

/** A line is kept in memory until it has been written, also across failures of the stream. */
export function createAudit(open: OpenAudit | undefined, tell: Tell): Audit {
  const watched = new WeakSet<Writable>();
  let stream = open && watchErrors(open());
  const waiting: string[] = [];
  let bytes = 0;
  let isWriting = false;
  let isBroken = false;

  function watchErrors(opened: Writable): Writable {
    if (!watched.has(opened)) opened.on('error', noteFailure);
    watched.add(opened);
    return opened;
  }

  function noteFailure(error: NodeJS.ErrnoException): void {
    if (!isBroken) tell('error', { code: error.code }, 'the audit log cannot be written');
    isBroken = true;
  }

  /** Begins with a line break after a failure, because the failed write may have left half a line. */
  function write(): void {
    if (isWriting || waiting.length === 0) return;
    const [count, text] = [waiting.length, waiting.join('')];
    isWriting = true;
    stream?.write(isBroken ? `\n${text}` : text, (error) => {
      isWriting = false;
      if (error) return noteFailure(error);
      waiting.splice(0, count);
      bytes -= Buffer.byteLength(text);
      noteRecovery();
      write();
    });
  }

  function noteRecovery(): void {
    if (isBroken) tell('info', {}, 'the audit log is written again');
    isBroken = false;
  }

  function tryAgain(): void {
    if (!open || isWriting) return;
    try {
      if (!stream?.writable) stream = watchErrors(open());
      if (waiting.length > 0) write();
      else noteRecovery();
    } catch (error) {
      noteFailure(error as NodeJS.ErrnoException);
    }
  }

  function keep({ record, reason, ...entry }: SummedEntry): void {
    if (!open) return;
    const noted = {
      at: new Date().toISOString(),
      ...entry,
      record: record?.slice(0, TEXT_LENGTH) ?? null,
      ...(reason && { reason: reason.slice(0, TEXT_LENGTH) }),
    };
    const line = `${visible(JSON.stringify(noted))}\n`;
    if (bytes > 2 * MOST_BYTES) {
      tell('error', { requestId: entry.requestId }, 'the audit log is full');
      return;
    }
    waiting.push(line);
    bytes += Buffer.byteLength(line);
    if (!isBroken) write();
  }

  const sums = createSums(keep);
  const summing = setInterval(sums.end, SUMMED_FOR_MS).unref();

  return {
    note: (entry) => (isAnybodys(entry) ? sums.add(entry) : keep(entry)),
    isWritable() {
      if (isBroken || (stream && !stream.writable)) tryAgain();
      return !isBroken && bytes < MOST_BYTES;
    },
    close() {
      clearInterval(summing);
      sums.end();
    },
  };
}
