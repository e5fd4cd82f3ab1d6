// The exports must contain the whole contract once, in the format of each tool. e2e/gateway/exported.spec.ts tests that
// the calls can be sent.
import Ajv from 'ajv';
import { afterEach, describe, expect, it } from 'vitest';
import { type OperationId, operationTable } from '#contract';
import { examples } from '../../../openapi/generated/examples';
import { policies } from '../../../openapi/generated/policy';
import { brunoFiles } from './bruno';
import { exportedContract } from './calls';
import { postmanFiles } from './postman';
import { afterSignIn, environment } from './variables';

const contract = exportedContract();
const ids = Object.keys(operationTable).sort();
/** For example 'addRemark: 200 alreadyThere'. */
const named = Object.entries(examples as Record<string, Record<string, Record<string, unknown>>>).flatMap(
  ([id, answers]) =>
    Object.entries(answers).flatMap(([status, each]) => Object.keys(each).map((name) => `${id}: ${status} ${name}`)),
);
const filledIn = (text: string) => {
  const variables: Record<string, string> = environment('some');
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => variables[name] ?? 'nobody knows');
};

const { PORT, BASE_PATH } = process.env;
afterEach(() => {
  for (const [name, value] of Object.entries({ PORT, BASE_PATH }))
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
});

interface Item {
  name: string;
  item?: Item[];
  request?: { body?: { raw?: string } };
  response?: { name: string; body: string }[];
}

describe('for Postman', () => {
  const files = postmanFiles(contract);
  const collection = JSON.parse(files['collection.postman_collection.json'] ?? '') as { item: Item[] };
  const [ofMocks, ...folders] = collection.item;
  const items = folders.flatMap(({ item = [] }) => item);

  it('has every operation once, in the folder of its area, with every example by name', () => {
    expect(items.map(({ name }) => name).sort()).toEqual(ids);
    for (const { name: area, item = [] } of folders)
      for (const { name } of item) expect(operationTable[name as OperationId].area).toBe(area);
    const exported = items.flatMap(({ name, response = [] }) => response.map((each) => `${name}: ${each.name}`));
    expect(exported.sort()).toEqual(named.sort());
  });

  it('has each example as the contract has it', () => {
    const addRemark = items.find(({ name }) => name === 'addRemark');
    const answer = addRemark?.response?.find(({ name }) => name === '200 alreadyThere');
    expect(JSON.parse(answer?.body ?? '')).toEqual(examples.addRemark[200].alreadyThere);
  });

  it('conforms to the format', () => {
    const valid = new Ajv({ allErrors: true }).compile(FORMAT);
    valid(collection);
    expect(valid.errors).toBeNull();
    expect(valid({ ...collection, item: [{ name: 'neither a folder nor a request' }] })).toBe(false);
  });

  it('has an environment with the address of the console, the world and the person', () => {
    process.env.PORT = '4700';
    process.env.BASE_PATH = '/uat/kyc/';
    const environment = JSON.parse(postmanFiles(contract)['mocks.postman_environment.json'] ?? '');
    expect(environment.values).toContainEqual({
      key: 'base',
      value: 'http://127.0.0.1:4700/uat/kyc',
      type: 'default',
      enabled: true,
    });
    expect(environment.values.map(({ key }: { key: string }) => key)).toEqual(
      expect.arrayContaining(['world', 'email']),
    );
  });

  it('begins with opening a world and signing in', () => {
    expect(ofMocks?.item?.map(({ name }) => name)).toEqual(['Open the world', 'Sign in']);
  });
});

describe('for Bruno', () => {
  const files = brunoFiles(contract);
  const names = Object.keys(files);
  const ofCall = (id: string) => files[`${operationTable[id as OperationId].area}/${id}.bru`] ?? '';

  it('has every operation as a file in the folder of its area, with every example by name', () => {
    const calls = names.filter(
      (name) => name.endsWith('.bru') && !/^(mocks|environments)\/|(folder|collection)\.bru$/.test(name),
    );
    expect(calls.sort()).toEqual(ids.map((id) => `${operationTable[id as OperationId].area}/${id}.bru`).sort());
    const exported = ids.flatMap((id) =>
      [...ofCall(id).matchAll(/^ {2}name: (\d+ .*)$/gm)].map(([, name]) => `${id}: ${name}`),
    );
    expect(exported.sort()).toEqual(named.sort());
  });

  it('has only well-formed blocks, and no text ends its block early', () => {
    for (const [name, content] of Object.entries(files)) {
      if (!name.endsWith('.bru')) continue;
      const outer = content.split('\n').filter((line) => line !== '' && !line.startsWith('  '));
      expect(
        outer.filter((line, at) => !(at % 2 === 0 ? /^[a-z:-]+ \{$/ : /^\}$/).test(line)),
        name,
      ).toEqual([]);
      expect(content.match(/'''/g)?.length ?? 0, name).toBe(2 * (content.match(/^ {2}name: \d+ /gm)?.length ?? 0));
    }
  });

  it('sends the same as Postman', () => {
    const body = /^body:json \{\n([\s\S]*?)\n\}$/m.exec(ofCall('changePassword'))?.[1] ?? '';
    expect(JSON.parse(filledIn(body))).toEqual({
      Value: {
        recordid: 1001,
        emailaddress: 'maria.santos@lumina.example',
        oldpassword: 'Sampaguita#1',
        newpassword: 'Mango#2027',
        edited_by: 'maria.santos@lumina.example',
      },
    });
    expect(ofCall('addNewsletter')).toMatch(
      /^ {2}newsletter_details: \{.*"product_tag":\{\{firstBrand\}\}.*\} @contentType\(application\/json\)$/m,
    );
    expect(ofCall('addNewsletter')).toMatch(/^ {2}newsletter_image: @file\(picture\.png\)$/m);
    expect(files['collection.bru']).toContain('  X-Mock-World: {{world}}\n');
    expect(files['environments/mocks.bru']).toMatch(/^ {2}world: bruno$/m);
  });
});

it('has placeholders for the maker in every JSON body, and otherwise the contract’s example', () => {
  for (const { id, body } of contract.calls) {
    if (body?.kind !== 'json') continue;
    const claims = new Set(policies[id].identity.filter(({ place }) => place.in === 'body').map(({ claim }) => claim));
    const open = new Set([...body.text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name));
    expect([...open].sort(), id).toEqual([...claims].sort());
    expect(() => JSON.parse(filledIn(body.text)), id).not.toThrow();
  }
});

it('signing in sets the variables for the maker of calls', () => {
  const user = {
    emailaddress: 'a@b.example',
    username: '',
    recordid: 7,
    rolesid: '2',
    department: 'INT APD',
    productavega_tag: false,
  };
  const set: Record<string, string> = {};
  const script = afterSignIn('answer', 'set').join('\n');
  new Function('answer', 'set', script)({ user_info: { data: user } }, (name: string, value: string) => {
    set[name] = value;
  });
  expect(set).toEqual({
    email: 'a@b.example',
    username: 'a@b.example',
    recordid: '7',
    rolesid: '2',
    department: 'INT APD',
    visibleBrand: '0',
    firstBrand: 'false',
  });
  expect(Object.keys(environment('some'))).toEqual(['base', 'world', 'scenario', ...Object.keys(set)]);
});

it('says so for a call that only the console or the gateway can make', () => {
  const docsOf = (id: OperationId) => contract.calls.find((call) => call.id === id)?.docs ?? '';
  expect(docsOf('addUser')).toContain('Called from here, the gateway refuses it.');
  expect(docsOf('waivePassword')).toContain('The call needs a one-time password that was typed in the console.');
  expect(docsOf('issueKioskToken')).toContain('Asked by the gateway alone');
  expect(docsOf('addRemark')).toContain('Who may: administrators');
  expect(docsOf('addRemark')).not.toContain('from here');
});

const text = { type: 'string' };
const keyed = {
  type: 'array',
  items: { type: 'object', required: ['key', 'value'], properties: { key: text, value: text } },
};
/** The parts of https://schema.getpostman.com/json/collection/v2.1.0/collection.json that are used here. */
const FORMAT = {
  type: 'object',
  required: ['info', 'item'],
  properties: {
    info: { type: 'object', required: ['name', 'schema'], properties: { name: text, schema: text, description: text } },
    item: { type: 'array', items: { $ref: '#/definitions/item' } },
  },
  definitions: {
    item: { oneOf: [{ $ref: '#/definitions/folder' }, { $ref: '#/definitions/call' }] },
    folder: {
      type: 'object',
      required: ['name', 'item'],
      additionalProperties: false,
      properties: { name: text, description: text, item: { type: 'array', items: { $ref: '#/definitions/item' } } },
    },
    call: {
      type: 'object',
      required: ['name', 'request', 'response'],
      additionalProperties: false,
      properties: {
        name: text,
        request: { $ref: '#/definitions/request' },
        response: {
          type: 'array',
          items: {
            type: 'object',
            required: [
              'name',
              'originalRequest',
              'status',
              'code',
              'header',
              'cookie',
              'body',
              '_postman_previewlanguage',
            ],
            additionalProperties: false,
            properties: {
              name: text,
              originalRequest: { $ref: '#/definitions/request' },
              status: { type: 'string', minLength: 1 },
              code: { type: 'integer' },
              header: keyed,
              cookie: { type: 'array' },
              body: text,
              _postman_previewlanguage: { enum: ['json', 'text'] },
            },
          },
        },
        event: {
          type: 'array',
          items: {
            type: 'object',
            required: ['listen', 'script'],
            properties: {
              listen: { enum: ['test', 'prerequest'] },
              script: { type: 'object', properties: { type: text, exec: { type: 'array', items: text } } },
            },
          },
        },
      },
    },
    request: {
      type: 'object',
      required: ['method', 'header', 'url'],
      additionalProperties: false,
      properties: {
        method: text,
        description: text,
        header: keyed,
        url: {
          type: 'object',
          required: ['raw', 'host', 'path'],
          additionalProperties: false,
          properties: {
            raw: text,
            host: { type: 'array', items: text },
            path: { type: 'array', items: text },
            query: keyed,
          },
        },
        body: {
          type: 'object',
          required: ['mode'],
          properties: {
            mode: { enum: ['raw', 'urlencoded', 'formdata'] },
            raw: text,
            urlencoded: keyed,
            formdata: {
              type: 'array',
              items: {
                type: 'object',
                required: ['key', 'type'],
                oneOf: [
                  { properties: { type: { const: 'text' }, value: text }, required: ['value'] },
                  { properties: { type: { const: 'file' }, src: text }, required: ['src'] },
                ],
              },
            },
          },
        },
      },
    },
  },
};
