import { describe, expect, test } from 'vitest';
import { compareContracts } from './compareContracts';
import { contractOf, type OpenApiDocument, serializedContract } from './shapes';

type Json = Record<string, unknown>;

/** A contract with one operation, which changes an article. */
function documentOf({ request = {}, answer = {}, operation = {}, schemas = {}, statuses = {} }: Record<string, Json>) {
  const content = (schema: Json) => ({ 'application/json': { schema } });
  const document: OpenApiDocument = {
    info: { version: '1.0.0' },
    paths: {
      '/articles': {
        post: {
          operationId: 'saveArticle',
          requestBody: { required: true, content: content({ type: 'object', ...request }) },
          responses: { 200: { content: content({ type: 'object', ...answer }) }, ...statuses },
          ...operation,
        },
      },
    },
    components: { schemas: schemas as Record<string, Json> },
  };
  return document;
}

type Parts = Parameters<typeof documentOf>[0];

const changes = (before: Parts, after: Parts) =>
  compareContracts(contractOf(documentOf(before)), contractOf(documentOf(after))).map(({ name, breaks }) => [
    name,
    breaks.join(' '),
  ]);

const text = { type: 'string' };
const of = (title: Json, required: string[] = []) => ({ properties: { title }, required });

const none = { properties: {} };
/** `C` breaks the console, `S` the servers. */
const SIDES: Record<string, string> = { C: 'console', S: 'servers', CS: 'console servers', '': '' };

test.each([
  [none, of(text), "'title' is new", 'S', ''],
  [none, of(text, ['title']), "'title', required, is new", 'CS', 'S'],
  [of(text), none, "'title' is no longer there", 'C', 'C'],
  [of(text, ['title']), none, "'title', required, is no longer there", 'CS', 'C'],
  [of(text), of(text, ['title']), "'title' is required now", 'C', 'S'],
  [of(text, ['title']), of(text), "'title' is no longer required", 'S', 'C'],
  [of({ ...text, maxLength: 20 }), of({ ...text, maxLength: 10 }), 'maxLength was 20, is 10', 'C', 'S'],
  [of({ ...text, maxLength: 20 }), of({ ...text, maxLength: 30 }), 'maxLength was 20, is 30', 'S', 'C'],
  [of({ ...text, minLength: 2 }), of({ ...text, minLength: 1 }), 'minLength was 2, is 1', 'S', 'C'],
  [of(text), of({ ...text, maxLength: 9 }), 'maxLength was not there, is 9', 'C', 'S'],
  [of({ ...text, maxLength: 9 }), of(text), 'maxLength was 9, is not there', '', ''],
  [of({ ...text, minLength: 9 }), of(text), 'minLength was 9, is not there', 'S', 'C'],
  [of({ enum: ['A', 'D'] }), of({ enum: ['A'] }), 'is no longer "D"', 'C', 'S'],
  [of({ enum: ['A'] }), of({ enum: ['A', 'D'] }), 'may be "D"', 'S', 'C'],
  [of({}), of({ enum: ['A'] }), 'is one of "A" alone', 'C', 'S'],
  [of(text), of({ type: ['string', 'null'] }), 'may be null', 'S', 'C'],
  [of({ type: ['string', 'null'] }), of(text), 'is no longer null', 'C', 'S'],
  [of(text), of({}), 'may be anything, not string alone', 'S', 'C'],
  [of(text), of({ type: 'number' }), 'was string, is number', 'CS', 'CS'],
  [of({ pattern: 'a' }), of({ pattern: 'b' }), 'pattern was a, is b', 'CS', 'CS'],
  [of({ pattern: 'a' }), of({}), 'pattern was a, is not there', 'S', 'C'],
  [of({}), of({ additionalProperties: false }), 'takes fewer further fields', 'C', 'S'],
])('a field that was %j and is %j: %s', (before, after, words, inRequest, inAnswer) => {
  expect(changes({ request: before, answer: before }, { request: after, answer: after }).sort()).toEqual([
    [`saveArticle answer 200 title: ${words}`, SIDES[inAnswer]],
    [`saveArticle body title: ${words}`, SIDES[inRequest]],
  ]);
});

test('a text and a number are different values', () => {
  const found = changes({ answer: of({ const: 1 }) }, { answer: of({ const: '1' }) });
  expect(found).toContainEqual(['saveArticle answer 200 title: may be "1"', 'console']);
});

test('a renamed field breaks both sides', () => {
  const named = (name: string) => {
    const schema = { properties: { [name]: text }, required: [name] };
    return { request: schema, answer: schema };
  };
  expect(changes(named('remarks'), named('words'))).toEqual([
    ["saveArticle body remarks: 'remarks', required, is no longer there", 'console servers'],
    ["saveArticle body words: 'words', required, is new", 'console servers'],
    ["saveArticle answer 200 remarks: 'remarks', required, is no longer there", 'console'],
    ["saveArticle answer 200 words: 'words', required, is new", 'servers'],
  ]);
});

test('lists and nested lists are compared by their entries', () => {
  const rows = (title: Json) => ({
    properties: { rows: { type: 'array', items: { type: 'array', items: of(title) } } },
  });
  expect(changes({ answer: rows(text) }, { answer: rows({ type: 'integer' }) })).toEqual([
    ['saveArticle answer 200 rows[][].title: was string, is integer', 'console servers'],
  ]);
});

describe('a schema with a name', () => {
  const used = {
    properties: { one: { $ref: '#/components/schemas/Title' }, other: { $ref: '#/components/schemas/Title' } },
  };

  test('is reported once, by its name and direction', () => {
    const before = { request: used, answer: used, schemas: { Title: { ...text, maxLength: 20 } } };
    const after = { request: used, answer: used, schemas: { Title: { ...text, maxLength: 10 } } };
    expect(changes(before, after)).toEqual([
      ['Title (answer): maxLength was 20, is 10', 'servers'],
      ['Title (request): maxLength was 20, is 10', 'console'],
    ]);
  });

  test('is no change if only its name is new', () => {
    const after = {
      request: { properties: { one: { $ref: '#/components/schemas/Heading' } } },
      schemas: { Heading: text },
    };
    expect(changes({ request: { properties: { one: text } } }, after)).toEqual([]);
  });

  test('is not confused with a field of the same name', () => {
    const holds = (title: Json) => ({
      request: { properties: { Title: { type: 'object', ...of(title) } } },
      schemas: { Title: text },
    });
    expect(changes(holds(text), holds({ type: 'integer' }))).toEqual([
      ['saveArticle body Title.title: was string, is integer', 'console servers'],
    ]);
  });

  test('may contain itself', () => {
    const tree = (title: Json) => ({ Tree: { properties: { title, below: { $ref: '#/components/schemas/Tree' } } } });
    const holds = { properties: { tree: { $ref: '#/components/schemas/Tree' } } };
    expect(
      changes({ answer: holds, schemas: tree(text) }, { answer: holds, schemas: tree({ type: 'integer' }) }),
    ).toEqual([['Tree.title (answer): was string, is integer', 'console servers']]);
  });

  test('that is composed has the fields of all its parts', () => {
    const composed = {
      allOf: [{ $ref: '#/components/schemas/Part' }, { properties: { own: text }, required: ['own'] }],
    };
    const flat = { properties: { part: text, own: text }, required: ['own'] };
    expect(
      changes(
        { answer: composed, schemas: { Part: { type: 'object', properties: { part: text } } } },
        { answer: flat },
      ),
    ).toEqual([]);
  });
});

describe('an answer with alternatives', () => {
  const accepted = { type: 'object', properties: { data: text }, required: ['data'] };
  const refused = { type: 'object', properties: { message: text }, required: ['message'] };

  test('may break the console with one more, and the servers with one less', () => {
    const [one, both] = [{ answer: { anyOf: [accepted] } }, { answer: { anyOf: [accepted, refused] } }];
    expect(changes(one, both)).toEqual([['saveArticle answer 200: may be an object of message', 'console']]);
    expect(changes(both, one)).toEqual([['saveArticle answer 200: is no longer an object of message', 'servers']]);
  });

  test('is compared by the most similar alternatives, in any order', () => {
    const wider = { ...accepted, properties: { data: { type: ['string', 'null'] } } };
    expect(changes({ answer: { anyOf: [accepted, refused] } }, { answer: { anyOf: [refused, wider] } })).toEqual([
      ['saveArticle answer 200 data: may be null', 'console'],
    ]);
  });
});

describe('an operation', () => {
  const secured = (by: string) => ({ operation: { security: [{ [by]: [] }] } });

  test('breaks the servers if it is new, and the console if it is gone', () => {
    const none = { version: '1.0.0', operations: {}, schemas: {} };
    const one = contractOf(documentOf({}));
    expect(compareContracts(none, one)).toEqual([{ name: 'saveArticle is new', breaks: ['servers'] }]);
    expect(compareContracts(one, none)).toEqual([{ name: 'saveArticle is no longer there', breaks: ['console'] }]);
  });

  test.each([
    ['a status more', {}, { statuses: { 404: {} } }, 'may answer 404', 'console'],
    ['a status less', { statuses: { 404: {} } }, {}, 'no longer answers 404', 'servers'],
    ['another token', secured('a'), secured('b'), 'security was a, is b', 'console servers'],
    ['no body', {}, { operation: { requestBody: undefined } }, 'no longer takes a body', 'console servers'],
  ])('has %s', (_, before, after, words, broken) => {
    expect(changes(before as Parts, after as Parts)).toEqual([[`saveArticle: ${words}`, broken]]);
  });

  test('has parameters; those between browser and gateway are ignored', () => {
    const parameters = (...some: Json[]) => ({ operation: { parameters: some } });
    const email = { name: 'email', in: 'header', schema: text };
    expect(changes(parameters(), parameters({ ...email, required: true }))).toEqual([
      ["saveArticle parameters header email: 'header email', required, is new", 'console servers'],
    ]);
    expect(changes(parameters(email), parameters({ ...email, required: true }))).toEqual([
      ["saveArticle parameters header email: 'header email' is required now", 'console'],
    ]);
    expect(changes(parameters(email), parameters({ ...email, schema: { ...text, maxLength: 9 } }))).toEqual([
      ['saveArticle parameters header email: maxLength was not there, is 9', 'console'],
    ]);
    expect(changes(parameters(), parameters({ ...email, required: true, 'x-gateway': true }))).toEqual([]);
  });
});

test('descriptions and examples are no changes, and a field may have the name of a keyword', () => {
  const described = (description: string) => ({
    answer: { properties: { description: { ...text, description, examples: [description] } } },
  });
  expect(changes(described('one'), described('other'))).toEqual([]);
  expect(changes({ answer: {} }, described('one'))).toEqual([
    ["saveArticle answer 200 description: 'description' is new", ''],
  ]);
});

test('a serialized contract can be read back', () => {
  const contract = contractOf(documentOf({ request: of(text), statuses: { 401: {} } }));
  expect(JSON.parse(serializedContract(contract))).toEqual(contract);
});
