// A list of very many rows goes on while it comes: cut where rows end, each row checked, and without what the contract does not name.
// It is never held whole, neither as it came nor as it is read.
import { Readable } from 'node:stream';
import type { AnySchemaObject } from 'ajv';
import { type RowCutter, rowCutter } from '../../src/api/rowCutter';
import { limits, textIn } from '../requests/bodies';
import { misunderstood } from '../requests/refusals';

const MB = 1024 * 1024;
/** An answer of up to so much is read whole like any other: whatever is wrong with it, its status says so. */
const SHORT = MB;
/** Far more than any row has, and than what stands around the rows. */
const MOST_HELD = MB;

/** From the server's words to the contract's. */
type InOurWords = (json: string) => string;

interface Start {
  /** Of a short answer everything; a longer one is still whole in its stream. */
  all?: Buffer;
  /** Of a longer one that is an object with a list: the object with none of its rows. */
  beginning?: string;
}

export async function startOf(answer: Readable): Promise<Start> {
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
  /** What a schema makes of a body, and the rule of it that is broken. */
  read: (
    schema: AnySchemaObject,
    type: string,
    body: Buffer,
  ) => { said: unknown; breach: string | undefined; isAsItCame: boolean; written: () => Buffer };
}

interface Passing {
  /** The field with the rows. */
  list: string;
  /** Of the whole answer. */
  schema: AnySchemaObject;
  rules: Rules;
  inOurWords?: InOurWords | undefined;
  /** Throws where a breach is not let through. */
  breaks: (rule: string) => void;
}

/**
 * What is wrong in the middle breaks the answer off: its status has gone already. Told of is each rule once, not a hundred thousand
 * times.
 */
export const passedOn = (whole: Readable, passing: Passing): Readable =>
  Readable.from(rowsPassed(whole, passing), { objectMode: false });

async function* rowsPassed(whole: Readable, { list, schema, rules, inOurWords, breaks }: Passing) {
  const cutter = rowCutter();
  const told = new Set<string>();
  const tell = (rule: string | undefined) => {
    if (rule === undefined || told.has(rule)) return;
    told.add(rule);
    breaks(rule);
  };
  const read = (of: AnySchemaObject, bytes: Buffer) => {
    const ours = inOurWords ? translated(bytes, inOurWords) : bytes;
    const { breach, isAsItCame, said, written } = rules.read(of, 'application/json', ours);
    tell(breach);
    // There is nothing to leave out of what cannot be read.
    if (typeof said !== 'object' || said === null) throw misunderstood();
    return { said, json: (isAsItCame ? ours : written()).toString() };
  };

  const rowsSchema = rowsOf(schema, list);
  let size = 0;
  let before = `{${JSON.stringify(list)}:[`;
  for await (const chunk of whole as AsyncIterable<Buffer>) {
    size += chunk.length;
    const rows = cutter.push(chunk);
    if (size > limits.longAnswer || cutter.held > MOST_HELD) {
      breaks('too large');
      throw misunderstood();
    }
    if (rows.length === 0) continue;
    const { json } = read(rowsSchema, Buffer.concat([OPEN, rows, CLOSE]));
    const inner = json.slice(1, -1);
    if (inner.trim() === '') continue;
    yield `${before}${inner}`;
    before = ',';
  }
  const { said } = read(schema, Buffer.from(cutter.others));
  const { [list]: _, ...others } = said as Record<string, unknown>;
  const rest = JSON.stringify(others).slice(1, -1);
  yield `${before === ',' ? '' : before}]${rest && `,${rest}`}}`;
}

/** What cannot be read is left as it came, to be told of. */
function translated(bytes: Buffer, inOurWords: InOurWords): Buffer {
  const text = textIn(bytes);
  if (text === undefined) return bytes;
  try {
    return Buffer.from(inOurWords(text));
  } catch {
    return bytes;
  }
}

const [OPEN, CLOSE] = [Buffer.from('['), Buffer.from(']')];

/** Always the same for the same, so that it is compiled once. */
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
