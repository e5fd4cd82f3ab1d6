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

describe('a field of a request', () => {
  test.each([
    ['is new', { properties: {} }, of(text), "title: 'title' is new", 'servers'],
    [
      'is new and required',
      { properties: {} },
      of(text, ['title']),
      "title: 'title', required, is new",
      'console servers',
    ],
    ['is gone', of(text), { properties: {} }, "title: 'title' is no longer there", 'console'],
    [
      'was required and is gone',
      of(text, ['title']),
      {},
      "title: 'title', required, is no longer there",
      'console servers',
    ],
    ['is required now', of(text), of(text, ['title']), "title: 'title' is required now", 'console'],
    ['is no longer required', of(text, ['title']), of(text), "title: 'title' is no longer required", 'servers'],
    [
      'is shorter',
      of({ ...text, maxLength: 20 }),
      of({ ...text, maxLength: 10 }),
      'title: maxLength was 20, is 10',
      'console',
    ],
    [
      'is longer',
      of({ ...text, maxLength: 20 }),
      of({ ...text, maxLength: 30 }),
      'title: maxLength was 20, is 30',
      'servers',
    ],
    ['has no longest any more', of({ ...text, maxLength: 9 }), of(text), 'title: maxLength was 9, is not there', ''],
    ['has a longest now', of(text), of({ ...text, maxLength: 9 }), 'title: maxLength was not there, is 9', 'console'],
    ['has fewer values', of({ enum: ['A', 'D'] }), of({ enum: ['A'] }), 'title: is no longer "D"', 'console'],
    ['has more values', of({ enum: ['A'] }), of({ enum: ['A', 'D'] }), 'title: may be "D"', 'servers'],
    ['may be null', of(text), of({ type: ['string', 'null'] }), 'title: may be null', 'servers'],
    ['is of another type', of(text), of({ type: 'number' }), 'title: was string, is number', 'console servers'],
    ['is of another form', of({ pattern: 'a' }), of({ pattern: 'b' }), 'title: pattern was a, is b', 'console servers'],
  ])('%s', (_, before, after, words, broken) => {
    expect(changes({ request: before }, { request: after })).toEqual([[`saveArticle body ${words}`, broken]]);
  });
});

describe('a field of an answer', () => {
  test.each([
    ['is new', { properties: {} }, of(text), "title: 'title' is new", ''],
    ['is new and always there', { properties: {} }, of(text, ['title']), "title: 'title', required, is new", 'servers'],
    ['is gone', of(text), { properties: {} }, "title: 'title' is no longer there", 'console'],
    ['is always there now', of(text), of(text, ['title']), "title: 'title' is required now", 'servers'],
    ['may be missing', of(text, ['title']), of(text), "title: 'title' is no longer required", 'console'],
    ['has fewer values', of({ enum: ['A', 'D'] }), of({ enum: ['A'] }), 'title: is no longer "D"', 'servers'],
    ['has more values', of({ enum: ['A'] }), of({ enum: ['A', 'D'] }), 'title: may be "D"', 'console'],
    ['is no longer null', of({ type: ['string', 'null'] }), of(text), 'title: is no longer null', 'servers'],
    ['has a text of its own', of({ const: 1 }), of({ const: '1' }), 'title: may be "1"', 'console'],
    ['takes nothing further', {}, { additionalProperties: false }, ': takes fewer further fields', 'servers'],
  ])('%s', (_, before, after, words, broken) => {
    const found = changes({ answer: before }, { answer: after });
    const at = words.startsWith(':') ? '' : ' ';
    expect(found).toContainEqual([`saveArticle answer 200${at}${words}`, broken]);
  });
});

test('a renamed field breaks both sides, and the new name is suggested', () => {
  const named = (name: string) => {
    const schema = { properties: { [name]: text }, required: [name] };
    return { request: schema, answer: schema };
  };
  expect(changes(named('remarks'), named('words'))).toEqual([
    [
      "saveArticle body remarks: 'remarks', required, is no longer there; 'words' is new and like it",
      'console servers',
    ],
    ["saveArticle body words: 'words', required, is new", 'console servers'],
    ["saveArticle answer 200 remarks: 'remarks', required, is no longer there; 'words' is new and like it", 'console'],
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
  test('breaks the servers if it is new, and the console if it is gone', () => {
    const none = { version: '1.0.0', operations: {}, schemas: {} };
    const one = contractOf(documentOf({}));
    expect(compareContracts(none, one)).toEqual([
      { name: 'saveArticle is new', operations: ['saveArticle'], breaks: ['servers'] },
    ]);
    expect(compareContracts(one, none)).toEqual([
      { name: 'saveArticle is no longer there', operations: ['saveArticle'], breaks: ['console'] },
    ]);
  });

  test.each([
    ['a status more', {}, { statuses: { 404: {} } }, 'may answer 404', 'console'],
    ['a status less', { statuses: { 404: {} } }, {}, 'no longer answers 404', 'servers'],
    [
      'another token',
      { operation: { security: [{ a: [] }] } },
      { operation: { security: [{ b: [] }] } },
      'security was a, is b',
      'console servers',
    ],
    [
      'another power',
      { operation: { 'x-power': 'a' } },
      { operation: { 'x-power': 'b' } },
      'x-power was "a", is "b"',
      '',
    ],
    ['no body', {}, { operation: { requestBody: undefined } }, 'takes no body any more', 'console servers'],
  ])('has %s', (_, before, after, words, broken) => {
    expect(changes(before as Parts, after as Parts)).toEqual([[`saveArticle: ${words}`, broken]]);
  });

  test('has reasons, whose wording is ignored', () => {
    const reasons = (asks: unknown, audit: unknown) => ({ operation: { 'x-asks': asks, 'x-audit': audit } });
    const before = reasons('Members lose it.', 'It only reads.');
    expect(changes(before, reasons('All members lose it.', 'A search changes nothing.'))).toEqual([]);
    expect(changes(reasons({ none: 'One.' }, {}), reasons({ none: 'One person.' }, {}))).toEqual([]);
    expect(changes(before, reasons({ none: 'One person.' }, 'It only reads.'))).toEqual([
      ['saveArticle: x-asks was "Members lose it.", is {"none":"One person."}', ''],
    ]);
  });

  test('has parameters; those between browser and gateway are ignored', () => {
    const parameters = (...some: Json[]) => ({ operation: { parameters: some } });
    const email = { name: 'email', in: 'header', schema: text };
    expect(changes(parameters(), parameters({ ...email, required: true }))).toEqual([
      ['saveArticle: header email is new', 'console servers'],
    ]);
    expect(changes(parameters(email), parameters({ ...email, required: true }))).toEqual([
      ['saveArticle: header email is required now', 'console'],
    ]);
    expect(changes(parameters(email), parameters({ ...email, schema: { ...text, maxLength: 9 } }))).toEqual([
      ['saveArticle header email: maxLength was not there, is 9', 'console'],
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
