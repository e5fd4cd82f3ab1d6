// Checks every field of every answer that may be recorded: its value is replaced, fields that the contract does not
// name are dropped, equal values stay equal, and different values stay different.
import type { AnySchemaObject } from 'ajv';
import { expect, it } from 'vitest';
import type { OperationId } from '#contract';
import { partsOf } from '../../web/gateway/answers/closeSchema';
import { answerSchemas, operationIds, requestRules } from '../../web/gateway/answers/contract';
import { fits } from '../../web/gateway/answers/fits';
import { HARMLESS_NUMBERS, type Replacing, replacePersonalData } from './personalData';
import { createRecording, isRecorded } from './recording';
import { scenarioRecorded } from './scenario';
import { createStandIns } from './standIns';

const SECRET = 'of this test';
const recorded = operationIds.filter(isRecorded);
const HOW: Replacing = { standIn: createStandIns(SECRET), words: new Set() };

interface Leaf {
  place: string;
  name: string;
  schemas: AnySchemaObject[];
}

/** The leaf fields within lists, objects and JSON texts, each with all schemas that apply to it. */
function leavesIn(schemas: AnySchemaObject[], place: string, name = ''): Leaf[] {
  const parts = schemas.flatMap(partsOf);
  const inner = parts.flatMap(({ items, contentSchema }) => [items ?? [], contentSchema ?? []].flat());
  const fields = new Set(parts.flatMap(({ properties = {} }) => Object.keys(properties)));
  const isScalar = parts.some((part) => part.enum || 'const' in part || part.pattern || isScalarType(part.type));
  return [
    ...(isScalar && inner.length === 0 ? [{ place, name, schemas }] : []),
    ...(inner.length > 0 ? leavesIn(inner, place, name) : []),
    ...[...fields].flatMap((field) =>
      leavesIn(
        parts.flatMap(({ properties = {} }) => properties[field] ?? []),
        `${place}.${field}`,
        field,
      ),
    ),
  ];
}

const isScalarType = (type: unknown) =>
  [type].flat().some((each) => ['string', 'number', 'integer', 'boolean'].includes(String(each)));

const schemasOf = (operation: OperationId) =>
  Object.values(answerSchemas[operation]).flatMap((types) => Object.values<AnySchemaObject>(types));

const leaves = recorded.flatMap((operation) => leavesIn(schemasOf(operation), operation));

/**
 * Marked values: a name in a sentence, a URL, HTML, JSON or a code, also encoded; numbers, emails and days of a person.
 */
const MARKS = [
  'Si Markada Juana po, tawagan sa 0917 998 8776 or markada@leak.example',
  'https://files.leak.example/markada/1.png?owner=Markada%20Juana#markada',
  'markada/juana.markada.png',
  '<a href="/markada">Markada</a>',
  'Member Markada (9988776655) is not known.',
  '{"markada":{"name":"Markada"}}',
  "O'Markada",
  'MARKADA',
  'm',
  'MÁRKADA',
  'Markada\u200bJuana',
  'Mаrkada-Марка',
  'Markada 🤕',
  'juana_markada+tag@leak.example;other@leak.example',
  '9988776655',
  '99887766',
  '78',
  '998877665544.33',
  '1987-06-29',
  '1987-06-29T11:22:33',
  '06/29/1987',
  '06-29-1987',
  '06/29/1987 11:22:33',
  '6/29/1987 11:22:33 AM',
  '1900-01-01 Markada',
  'Markada 1900',
  'TWFya2FkYQ==',
  99887766,
  78,
  7,
];
const FOUND =
  /markada|m.rkada|juana|leak\.example|998877|0917|1987-06-29|06[/-]29[/-]1987|6\/29\/1987|TWFya2Fk|Марк|\u200b|🤕/i;

/** Whether the contract allows the value there; `fits` compiles each schema only once. */
const mayStand = (schemas: AnySchemaObject[], value: unknown) => schemas.some((schema) => fits(schema, value));

const closedValues = (schemas: AnySchemaObject[]) =>
  schemas.flatMap(partsOf).flatMap((part) => [...(part.enum ?? []), ...('const' in part ? [part.const] : [])]);

it('replaces every value by another one that is valid and does not contain the old one', () => {
  const asItWas = new Set<string>();
  const empty = new Set<string>();
  for (const { place, name, schemas } of leaves) {
    const marks = MARKS.filter((mark) => mayStand(schemas, mark) && !closedValues(schemas).includes(mark));
    for (const mark of marks) {
      const replaced = replacePersonalData(schemas, mark, HOW, name);
      expect(FOUND.exec(String(replaced))?.[0], `${place}: ${mark}`).toBeUndefined();
      if (replaced === undefined) empty.add(place);
      else expect(mayStand(schemas, replaced), `${place}: ${mark} is ${replaced}`).toBe(true);
      if (replaced === mark) asItWas.add(name);
    }
  }
  expect(leaves.length).toBeGreaterThan(500);
  // Only numbers that count may stay.
  expect([...asItWas].filter((name) => !HARMLESS_NUMBERS.has(name))).toEqual([]);
  expect([...empty]).toEqual([]);
});

/**
 * A value with all fields, and in each object one more that the contract does not name; also in lists and JSON texts.
 */
function fullest(schemas: AnySchemaObject[]): unknown {
  const parts = schemas.flatMap(partsOf);
  const [closedValue] = closedValues(schemas);
  const within = parts.flatMap(({ contentSchema }) => contentSchema ?? []);
  if (within.length > 0) return JSON.stringify(fullest(within));
  const items = parts.flatMap(({ items: each }) => each ?? []);
  if (items.length > 0) return [fullest(items), fullest(items)];
  const fields = [...new Set(parts.flatMap(({ properties = {} }) => Object.keys(properties)))];
  if (fields.length === 0) return closedValue ?? MARKS.find((mark) => mayStand(schemas, mark)) ?? true;
  const values = fields.map((field): [string, unknown] => [
    field,
    fullest(parts.flatMap(({ properties = {} }) => properties[field] ?? [])),
  ]);
  return { ...Object.fromEntries(values), nobodyNamesIt: 'Markada', Markada: { of: ['Markada'] } };
}

it('drops fields that the contract does not name, at any depth, also when data is used as a field name', () => {
  for (const operation of recorded)
    for (const schema of schemasOf(operation)) {
      const value = fullest([schema]);
      const replaced = JSON.stringify(replacePersonalData([schema], value, HOW)) ?? '';
      expect(FOUND.exec(replaced)?.[0], `${operation} ${JSON.stringify(value)?.slice(0, 500)}`).toBeUndefined();
      expect(replaced, operation).not.toContain('nobodyNamesIt');
    }
});

/** Names of fields that refer to another record or to a person. */
const REFERENCE =
  /(account|acct|record_?id|memberid|member_id|doctor_id|docuser_id|drcode|corpacct|contract|regioncode|provincecode|municipalcode|hospcode|deviceid|featurerecid|email|emailaddress|_by|by)$/i;

const requestLeaves = recorded.flatMap((operation) => {
  const { headers, query, bodies } = requestRules[operation];
  const parameters = Object.entries({ ...headers, ...query }).map(
    ([name, { schema }]): Leaf => ({ place: `${operation} asked ${name}`, name, schemas: [schema] }),
  );
  const body = bodies['application/json'];
  return [...parameters, ...(body ? leavesIn([body], `${operation} asked`) : [])];
});

it.each([
  '1000200030004',
  'LMN00000412',
  '40012',
  '417',
  '8',
  'DR10007',
  '130000000',
  'C-2026-7',
  'juana@leak.example',
])('%s is the same wherever something is called by it, as a text and as a number', (value) => {
  const places = [...leaves, ...requestLeaves].filter(
    ({ name, schemas }) => REFERENCE.test(name) && !/base64$/i.test(name) && closedValues(schemas).length === 0,
  );
  const stands = places.flatMap(({ place, name, schemas }) => {
    const forms = [value, Number(value)].filter((form) => mayStand(schemas, form));
    return forms.map((form) => ({ place, replaced: String(replacePersonalData(schemas, form, HOW, name)) }));
  });
  expect(stands.length).toBeGreaterThan(5);
  const [first] = stands;
  expect(stands.filter(({ replaced }) => replaced !== first?.replaced)).toEqual([]);
});

it('keeps records apart: different short numbers are replaced by different numbers', () => {
  const standIn = createStandIns(SECRET);
  for (const [from, to] of [
    [1, 9],
    [10, 99],
    [100, 999],
    [40_000, 40_500],
  ] as const) {
    const numbers = Array.from({ length: to - from + 1 }, (_, at) => String(from + at));
    const replaced = numbers.map((text) => standIn('recordid', text, 0));
    expect(new Set(replaced).size).toBe(numbers.length);
    expect(replaced.filter((text, at) => text === numbers[at])).toEqual([]);
    expect(replaced.every((text) => text.length === String(from).length)).toBe(true);
  }
});

it('keeps the order of events by days, and does not reveal a day of birth', () => {
  const standIn = createStandIns(SECRET);
  const at = (text: string, name = 'posted_date') => Date.parse(`${standIn(name, text, 0)}Z`);
  for (let day = 10; day < 25; day += 1) {
    const moment = `2026-11-${day}T10:00:00`;
    const earlier = (Date.parse(`${moment}Z`) - at(moment)) / 86_400_000;
    expect(earlier).toBeGreaterThan(0);
    expect(earlier).toBeLessThan(4);
    const other = standIn('posted_date', `2026-11-${day}T16:30:00`, 0).slice(0, 10);
    expect(other, 'of one day is of one day').toBe(standIn('posted_date', moment, 0).slice(0, 10));
  }
  const births = Array.from({ length: 20 }, (_, day) => at(`1987-06-${10 + day}T08:00:00`, 'birthdate'));
  expect(Math.max(...births) - Math.min(...births)).toBeGreaterThan(365 * 86_400_000);
});

it("keeps only a date that means 'never', and no other value of the same year", () => {
  const asItIs: Replacing = { standIn: (_name, text) => text, words: new Set() };
  const replacedText = (text: string) => replacePersonalData([{ type: 'string' }], text, asItIs);
  expect(['1/1/1900 12:00:00 AM', '1900-01-01'].map(replacedText)).toEqual(['1/1/1900 12:00:00 AM', '1900-01-01']);
  expect(['(1900)', '1900-01-01 Markada', '1900-02-01', 'Markada'].map(replacedText)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

const REMARK = {
  ...{
    recordid: 12,
    remarks: 'Markada Juana called',
    special_instructions: 'Ask Markada',
    status: 'A',
    reapp_notif: '0',
  },
  ...{ posted_date: '2026-11-20T08:15:00', posted_by: 'markada@leak.example', edited_date: null, edited_by: null },
};
const json = (status: number, value: unknown) => ({ status, type: 'application/json', body: JSON.stringify(value) });
const call = (operation: OperationId, headers: Record<string, string> = {}) => ({
  ...{ operation, headers, query: {}, body: undefined },
});

it('writes no name from a sentence, an error, a header or an address, and the same file twice', () => {
  const recordedIn = (order: (calls: [OperationId, Record<string, string>, ReturnType<typeof json>][]) => void) => {
    const calls: [OperationId, Record<string, string>, ReturnType<typeof json>][] = [
      ['listRemarks', { authorization: 'Bearer Markada', 'x-owner': 'Markada' }, json(200, { data: [REMARK] })],
      ['getMemberCoreData', { accountno: 'MARKADA7788' }, json(400, { message: 'Markada Juana is not known.' })],
      ['listCompanyRecords', { account: 'MARKADA7788' }, json(500, { message: 'at Markada.Find(Juana)' })],
      ['searchRegistrations', { searchtext: 'Markada%20Juana' }, json(200, { message: 'No Markada.' })],
      ['listStores', {}, json(200, { success: false, message: 'Invalid Access Token, Markada' })],
    ];
    order(calls);
    const recording = createRecording(SECRET);
    for (const [operation, headers, answer] of calls) recording.keep(call(operation, headers), answer);
    return scenarioRecorded(recording.calls(), '2026-11-21');
  };
  const scenario = recordedIn(() => undefined);
  const text = JSON.stringify(scenario);
  expect(scenario.answers.length).toBeGreaterThan(2);
  expect(FOUND.exec(text)?.[0]).toBeUndefined();
  expect(JSON.stringify(recordedIn(() => undefined))).toBe(text);
  const turned = recordedIn((calls) => calls.reverse()).answers.map((each) => JSON.stringify(each));
  expect(turned.sort(), 'whatever was asked first').toEqual(
    scenario.answers.map((each) => JSON.stringify(each)).sort(),
  );
});
