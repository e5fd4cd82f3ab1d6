// One odd field of one row costs that field: measured over all lists of the contract, their fields and the oddities of
// real servers.
import type { AnySchemaObject } from 'ajv';
import { expect, it } from 'vitest';
import type { OperationId } from '#contract';
import { UNREAD_ROWS } from '#wire/unread';
import { examples } from '../../../openapi/generated/examples';
import { readAnswer } from '../production/reading';
import { isSampled, WITH_SEED } from '../sample';
import { answerRules } from './answers';
import { partsOf } from './closeSchema';
import { answerSchemas, operationIds } from './contract';

type Row = Record<string, unknown>;

const ODDITIES: Record<string, (row: Row, field: string) => Row> = {
  null: (row, field) => ({ ...row, [field]: null }),
  missing: (row, field) => Object.fromEntries(Object.entries(row).filter(([name]) => name !== field)),
  'another word': (row, field) => ({ ...row, [field]: 'Zamboanga' }),
  'a number': (row, field) => ({ ...row, [field]: 4711 }),
  empty: (row, field) => ({ ...row, [field]: '' }),
  'an object': (row, field) => ({ ...row, [field]: { of: 'the server' } }),
};

interface List {
  operation: OperationId;
  schema: AnySchemaObject;
  name: string;
  answer: Row;
  row: Row;
  fields: string[];
  essential: string[];
}

const lists: List[] = operationIds.flatMap((operation) => {
  const schema = answerSchemas[operation][200]?.['application/json'];
  if (!schema) return [];
  const properties = partsOf(schema).flatMap((part) => Object.entries<AnySchemaObject>(part.properties ?? {}));
  return properties.flatMap(([name, { items }]) => {
    const parts = items ? partsOf(items) : [];
    const fields = [...new Set(parts.flatMap((part) => Object.keys(part.properties ?? {})))];
    const given = Object.values<Row>(
      (examples[operation] as unknown as Record<number, Record<string, Row>>)[200] ?? {},
    );
    const answer = given.find((each) => Array.isArray(each[name]) && (each[name] as Row[]).length > 0);
    if (fields.length === 0 || !answer) return [];
    const [row] = answer[name] as [Row];
    const essential = parts.flatMap((part) => (part['x-essential'] as string[] | undefined) ?? []);
    return [{ operation, schema, name, answer, row, fields, essential }];
  });
});

const rules = answerRules();
const bytes = (value: unknown) => Buffer.from(JSON.stringify(value));

/** The rows that the browser gets, where the second of three is odd; undefined if it gets no list. */
function received({ operation, schema, name, answer, row }: List, odd: Row, isRealServer: boolean) {
  const sent = { ...answer, [name]: [row, odd, row] };
  const value = isRealServer ? readAnswer(operation, { status: 200, value: sent }).value : sent;
  const { content, breach } = rules.read(schema, 'application/json', bytes(value));
  if (breach !== undefined) return undefined;
  const { [name]: rows, [UNREAD_ROWS]: lost = [] } = content as Record<string, Row[]>;
  return { rows: rows ?? [], lost };
}

it.each([null, 'none', 7, []])('leaves out a row that is %j, and says so', (odd) => {
  for (const list of lists) {
    // For rows with one field, a text is this field.
    if (odd === 'none' && list.fields.length === 1) continue;
    for (const isRealServer of [true, false]) {
      const got = received(list, odd as unknown as Row, isRealServer);
      expect([list.operation, got?.rows.length, got?.lost]).toEqual([list.operation, 2, [{}]]);
    }
  }
});

it('keeps a list that a real server sends without an object around it', () => {
  for (const { operation, schema, name, answer, row, fields } of lists) {
    // A number of all rows, for example, cannot be told by a bare list.
    if (Object.keys(answer).length > 1) continue;
    const [field = ''] = fields;
    const { value } = readAnswer(operation, { status: 200, value: [row, { ...row, [field]: { odd: true } }, null] });
    const { breach, content } = rules.read(schema, 'application/json', bytes(value));
    expect([operation, breach, (content as Row)[name]]).toEqual([operation, undefined, expect.any(Array)]);
  }
});

it('finds the lists of the contract', () => {
  expect(lists.length).toBeGreaterThan(45);
});

it.each([
  ['of a real server', true],
  ['of the mocks', false],
])('keeps the list and the row, and loses a row only for its identity, in answers %s', (_, isRealServer) => {
  const wrong: string[] = [];
  for (const list of lists) {
    const whole = received(list, list.row, isRealServer)?.rows[0] ?? {};
    for (const [place, field] of list.fields.entries()) {
      const sample = Object.entries(ODDITIES).filter((_, at) => isSampled(at + place, 3));
      for (const [oddity, spoil] of sample) {
        const says = (what: string) => wrong.push(`${list.operation} ${field} ${oddity}: ${what}`);
        const got = received(list, spoil(list.row, field), isRealServer);
        if (!got) says('the list is lost');
        else if (got.rows.length + got.lost.length !== 3) says('a row disappeared without a word');
        else if (got.lost.length > 0 && !list.essential.includes(field)) says('the row is lost');
        else {
          const others = (row: Row | undefined) => ({ ...row, [field]: undefined });
          if (got.rows.some((row) => JSON.stringify(others(row)) !== JSON.stringify(others(whole)))) {
            says('another field changed');
          }
        }
      }
    }
  }
  expect(wrong, WITH_SEED).toEqual([]);
});
