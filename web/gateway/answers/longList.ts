// Streams a list of very many rows: split between rows, each row checked and pruned. Neither the bytes nor the parsed
// rows are ever held in memory as a whole.
import { pipeline, Readable, Transform, type TransformCallback } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import type { AnySchemaObject } from 'ajv';
import { type RowCutter, rowCutter } from '#wire/rowCutter';
import { UNREAD_ROWS } from '#wire/unread';
import { limits, textIn } from '../requests/bodies';
import { answerNotInContract } from '../requests/refusals';
import { judged } from './outcome';
import { MOST_TOLD, type Unread } from './unread';

const MB = 1024 * 1024;
/** An answer up to this size is read completely like any other, so that a fault in it can still change the status. */
const SHORT = MB;
/** The most that is held of one row and of the fields beside the rows: far more than either needs. */
const MOST_HELD = MB;

/** Translates JSON from the server's names to the contract's. */
type ToContract = (json: string) => string;

interface Start {
  /** The whole answer if it is short. A longer one can still be read completely from its stream. */
  all?: Buffer;
  /** For a longer answer that is an object with a list: the object without the rows. */
  beginning?: string;
}

export async function readStart(answer: Readable): Promise<Start> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of answer.iterator({ destroyOnReturn: false })) {
    chunks.push(chunk);
    size += chunk.length;
    if (size > SHORT) break;
  }
  const start = Buffer.concat(chunks);
  if (size <= SHORT) return { all: start };
  answer.unshift(start);
  const cutter = rowCutter();
  cutter.push(start);
  return cutter.hasBegun ? { beginning: `${textOf(cutter)}]}` } : {};
}

const textOf = ({ others }: RowCutter) => Buffer.from(others).toString();

interface Rules {
  /** The pruned content of a body, and the rule of the schema that it breaks. */
  read: (
    schema: AnySchemaObject,
    type: string,
    body: Buffer,
  ) => { content: unknown; breach: string | undefined; unread: Unread; isUnchanged: boolean; written: () => Buffer };
}

interface StreamOptions {
  /** The field with the rows. */
  list: string;
  /** The schema of the whole answer. */
  schema: AnySchemaObject;
  rules: Rules;
  toContract?: ToContract | undefined;
  /** Reports a broken rule. Throws unless in report mode. */
  breaks: (rule: string) => void;
  /** Reports an odd field, or a row that is left out. */
  logBreach: (rule: string) => void;
}

/**
 * A fault in the middle breaks the answer off, because its status has been sent already. Each broken rule is reported
 * once, not for every row.
 */
export const streamedRows = (source: Readable, options: StreamOptions): Readable =>
  Readable.from(rowsIn(source, options), { objectMode: false });

/** A generator, so that a fault in the first rows is found when somebody reads them, and still changes the status. */
async function* rowsIn(source: Readable, options: StreamOptions) {
  const { push, end } = rowReader(options);
  // Iterating over the source would read all that has waited for a slow reader at once: up to 32 MB, which would hold
  // up all other calls for seconds.
  const rows = new Transform({
    transform: (chunk: Buffer, _encoding, done) => handOver(done, () => push(chunk)),
    flush: (done) => handOver(done, end),
  });
  for await (const text of pipeline(source, rows, () => undefined)) {
    yield text;
    // As long as something waits, one piece would follow the other; other calls go first.
    await setImmediate();
  }
}

function handOver(done: TransformCallback, write: () => string): void {
  let text: string;
  try {
    text = write();
  } catch (error) {
    done(error as Error);
    return;
  }
  done(null, text);
}

function rowReader({ list, schema, rules, toContract, breaks, logBreach }: StreamOptions) {
  const cutter = rowCutter();
  const reported = new Set<string>();
  const once = (report: (rule: string) => void, rule: string | undefined) => {
    if (rule === undefined || reported.has(rule)) return;
    reported.add(rule);
    report(rule);
  };
  const unreadRows: object[] = [];
  const read = (of: AnySchemaObject, bytes: Buffer) => {
    const ours = toContract ? translated(bytes, toContract) : bytes;
    const { breach, unread, isUnchanged, content, written } = rules.read(of, 'application/json', ours);
    for (const rule of unread.rules) once(logBreach, rule);
    for (const row of unread.rows) unreadRows.push(unreadRows.length < MOST_TOLD ? row : {});
    once(breaks, breach);
    // Content that cannot be parsed cannot be pruned either.
    if (typeof content !== 'object' || content === null) throw answerNotInContract();
    return { content, json: (isUnchanged ? ours : written()).toString() };
  };

  const rowsSchema = rowsOf(schema, list);
  let size = 0;
  let before = `{${JSON.stringify(list)}:[`;
  return {
    /** The rows that end in this chunk. */
    push(chunk: Buffer): string {
      size += chunk.length;
      const rows = cutter.push(chunk);
      if (size > limits.longAnswer || cutter.held > MOST_HELD) {
        breaks('too large');
        throw answerNotInContract();
      }
      if (rows.length === 0) return '';
      const { json } = read(rowsSchema, Buffer.concat([OPEN, rows, CLOSE]));
      const inner = json.slice(1, -1);
      if (inner.trim() === '') return '';
      const text = `${before}${inner}`;
      before = ',';
      return text;
    },
    /** The end of the list, and the other fields. */
    end(): string {
      const { content } = read(schema, Buffer.from(cutter.others));
      // Too late for another outcome: the rows have been sent.
      if (judged(200, content)) {
        breaks('a refusal after the rows');
        throw answerNotInContract();
      }
      const { [list]: _, ...others } = content as Record<string, unknown>;
      const told = unreadRows.length > 0 ? { ...others, [UNREAD_ROWS]: unreadRows } : others;
      const rest = JSON.stringify(told).slice(1, -1);
      return `${before === ',' ? '' : before}]${rest && `,${rest}`}}`;
    },
  };
}

/** Bytes that cannot be translated are returned unchanged; the check that follows reports them. */
function translated(bytes: Buffer, toContract: ToContract): Buffer {
  const text = textIn(bytes);
  if (text === undefined) return bytes;
  try {
    return Buffer.from(toContract(text));
  } catch {
    return bytes;
  }
}

const [OPEN, CLOSE] = [Buffer.from('['), Buffer.from(']')];

/** Cached, because schemas are compiled once per object. */
const rowsSchemas = new WeakMap<AnySchemaObject, AnySchemaObject>();

function rowsOf(schema: AnySchemaObject, list: string): AnySchemaObject {
  const known = rowsSchemas.get(schema);
  if (known) return known;
  const alternatives: AnySchemaObject[] = [schema, ...(schema.anyOf ?? [])];
  const rows = alternatives.map(({ properties }) => properties?.[list]).find((field) => field?.type === 'array');
  if (!rows) throw new Error(`The contract has no list '${list}' in this answer.`);
  rowsSchemas.set(schema, rows);
  return rows;
}
