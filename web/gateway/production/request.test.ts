import { expect, test } from 'vitest';
import { partsOf } from '../requests/form';
import { formFrom } from '../whole/testing';
import type { Codec } from './codec';
import { translatedRequest } from './request';
import { createPathSeals } from './sealedPaths';
import type { Mapping } from './settings/mapping';
import type { Dictionary } from './settings/names';
import { callOf, json } from './testing';

const words = (names: [string, string][]): Dictionary => ({ names: new Map(names), values: new Map() });

const mapping: Mapping = {
  upstream: 'main',
  method: 'PUT',
  path: '/v1/members/{id}?source=console',
  headers: new Map([['searchtext', { name: 'X-Search', values: new Map([['ALL', 'EVERY']]) }]]),
  query: new Map([
    ['page', { name: 'p', values: new Map() }],
    ['search', { name: 'q', values: new Map([['ALL', 'EVERY']]) }],
  ]),
  words: { request: words([['password', 'pass_word']]), answer: words([]) },
  uncoded: new Set(),
  retry: false,
  service: {},
};
const shouting: Codec = { encodeValue: (value) => value.toUpperCase(), encodeHeader: (value) => value.toUpperCase() };
const plain: Codec = {};
const paths = createPathSeals([]);

const translated = (request: Parameters<typeof callOf>[1], codec = plain, changed: Partial<Mapping> = {}) =>
  translatedRequest(
    callOf('loginAgora', { path: { id: '1' }, ...request }),
    { ...mapping, ...changed },
    { codec, forward: ['x-trace'] },
    paths,
  );

test.each([
  ['a%20b', 'a%20b'],
  ['a%2Fb', 'a%2Fb'],
  ['ñ', '%C3%B1'],
])('the parameter %s stays one segment of the path', async (id, segment) => {
  expect((await translated({ path: { id } })).path).toBe(`/v1/members/${segment}?source=console`);
});

test.each(['', '..', '%2e%2e', '.', '%zz'])('refuses the parameter "%s", which leads to another path', async (id) => {
  await expect(translated({ path: { id } })).rejects.toMatchObject({ statusCode: 400 });
});

test('appends the query with the server’s names to the query that its path already has', async () => {
  const query = { page: '2', search: 'a&p=9 ñ' };
  const theirs = 'p=2&q=a%26p%3D9+%C3%B1';
  expect((await translated({ query })).path).toBe(`/v1/members/1?source=console&${theirs}`);
  expect((await translated({ query }, shouting, { path: '/v1/members' })).path).toBe(`/v1/members?${theirs}`);
  expect((await translated({ query: { search: 'ALL' } }, plain, { path: '/v1' })).path).toBe('/v1?q=EVERY');
  await expect(translated({ query: { search: 'EVERY' } })).rejects.toMatchObject({ statusCode: 400 });
});

test('sends only headers that the contract names and those in `forward`', async () => {
  const headers = {
    searchtext: '%C3%B1',
    'x-trace': '%C3%B1',
    cookie: 'c',
    'human-proof': 'p',
    authorization: 'of the browser',
  };
  const own = { 'x-request-id': 'request-1', accept: '*/*', 'accept-encoding': 'identity' };
  expect((await translated({ headers })).headers).toEqual({ ...own, 'X-Search': '%C3%B1', 'x-trace': '%C3%B1' });
  expect((await translated({ headers, token: 'T' }, shouting)).headers).toEqual({
    ...own,
    'X-Search': 'Ñ',
    'x-trace': '%C3%B1',
    authorization: 'Bearer T',
  });
});

test('refuses a header that cannot be decoded, unless it is sent unencoded', async () => {
  const headers = { searchtext: '100%' };
  await expect(translated({ headers }, shouting)).rejects.toMatchObject({ statusCode: 400 });
  const asItIs = await translated({ headers }, shouting, { uncoded: new Set(['searchtext']) });
  expect(asItIs.headers['X-Search']).toBe('100%');
});

const body = { Value: { emailaddress: 'a', password: 'b', list: [{ password: 'c' }] }, aside: 1 };
const value = { emailaddress: 'a', pass_word: 'b', list: [{ pass_word: 'c' }] };

test('plain leaves the value an object, another codec makes it a text, and the body has nothing else', async () => {
  expect(JSON.parse(String((await translated(json(body))).body))).toEqual({ Value: value });
  expect(JSON.parse(String((await translated(json(body), shouting)).body))).toEqual({
    Value: JSON.stringify(value).toUpperCase(),
  });
  const asItIs = await translated(json(body), shouting, { uncoded: new Set(['value']) });
  expect(JSON.parse(String(asItIs.body))).toEqual({ Value: value });
});

test('adds service credentials to the value before it is encoded', async () => {
  const { body } = await translated(json({ Value: {} }), shouting, { service: { secret: 's' } });
  expect(JSON.parse(String(body))).toEqual({ Value: '{"SECRET":"S"}' });
});

test.each([{}, { value: {} }, { Value: 1 }, []])('refuses a body without its wrapping: %j', async (body) => {
  await expect(translated(json(body))).rejects.toMatchObject({ statusCode: 400 });
});

test('translates a body that the contract does not wrap, without encoding it', async () => {
  const changed = { request: words([['ImageBase64', 'picture']]), answer: words([]) };
  const call = callOf('saveImage', { path: { id: '1' }, ...json({ ImageBase64: 'aGk=', ImageDetails: {} }) });
  const { body } = await translatedRequest(
    call,
    { ...mapping, words: changed },
    { codec: shouting, forward: [] },
    paths,
  );
  expect(String(body)).toBe('{"picture":"aGk=","ImageDetails":{}}');
});

test('does not change the values of a form', async () => {
  const changed = { request: words([['a b', 'c&d']]), answer: words([]) };
  const form = { body: Buffer.from('a+b=1%202+3&x=%26'), bodyType: 'application/x-www-form-urlencoded' };
  const { body } = await translated(form, shouting, { words: changed });
  expect(String(body)).toBe('c%26d=1+2+3&x=%26');
});

test('translates the names of a multipart form, and names and values in its JSON', async () => {
  const request = {
    names: new Map([
      ['Delights_details', 'Promo'],
      ['postedby', 'Author'],
      ['delights_image', 'Banner'],
    ]),
    values: new Map([['status', new Map([['A', 'ACTIVE']])]]),
  };
  const translatedForm = async (parts: object) => {
    const { headers, body } = await formFrom(parts);
    const call = callOf('addOffer', { path: { id: '1' }, body, bodyType: headers['content-type'] });
    const changed = { ...mapping, words: { request, answer: words([]) } };
    return translatedRequest(call, changed, { codec: shouting, forward: [] }, paths);
  };
  const bytes = Buffer.from('{"postedby":"\xff"}', 'latin1');
  const delights_image = new File([bytes], 'x.png', { type: 'image/png' });
  const sent = await translatedForm({
    Delights_details: { postedby: 'A', status: 'A', list: [{ postedby: 1 }] },
    delights_image,
  });
  const promo = { Author: 'A', status: 'ACTIVE', list: [{ Author: 1 }] };
  expect(partsOf(sent.body ?? Buffer.of(), sent.headers['content-type'] ?? '')).toEqual([
    { name: 'Promo', filename: undefined, type: undefined, bytes: Buffer.from(JSON.stringify(promo)) },
    { name: 'Banner', filename: 'x.png', type: 'image/png', bytes },
  ]);
  for (const parts of [
    { Delights_details: { postedby: 'A', Author: 'B' } },
    { Delights_details: { status: 'ACTIVE' } },
    { Delights_details: {}, Promo: '{}' },
  ]) {
    await expect(translatedForm(parts)).rejects.toMatchObject({ statusCode: 400 });
  }
});

const swapping: Dictionary = {
  names: new Map([
    ['email', 'EmailAddress'],
    ['one', 'other'],
    ['other', 'one'],
  ]),
  values: new Map([['rolesid', new Map([['1', 'ADMIN']])]]),
};
const renamed = { words: { request: swapping, answer: words([]) } };
const notValid = { statusCode: 400, message: 'The request is not valid.' };

test.each([
  ['a name', { email: 'victim', EmailAddress: 'attacker' }],
  ['a name further down', { list: [{ EmailAddress: 'attacker' }] }],
  ['a value', { rolesid: 'ADMIN' }],
])('refuses %s that is the translation of another', async (_, sent) => {
  await expect(translated(json({ Value: sent }), plain, renamed)).rejects.toMatchObject(notValid);
});

test('translates the value of a header however it is escaped', async () => {
  for (const searchtext of ['ALL', '%41LL', 'A%4c%4C']) {
    const { headers } = await translated({ headers: { searchtext } }, plain);
    expect(headers['X-Search'], searchtext).toBe('EVERY');
  }
});

test('refuses a name or value that is the translation of another in a form or a header, too', async () => {
  const form = { body: Buffer.from('email=a&Email%41ddress=b'), bodyType: 'application/x-www-form-urlencoded' };
  await expect(translated(form, plain, renamed)).rejects.toMatchObject(notValid);
  await expect(translated({ headers: { searchtext: 'EVERY' } })).rejects.toMatchObject(notValid);
  await expect(translated({ headers: { searchtext: 'EV%45RY' } })).rejects.toMatchObject(notValid);
});

test('translates two names that are exchanged for each other', async () => {
  const { body } = await translated(json({ Value: { one: 1, other: 2, rolesid: '1' } }), plain, renamed);
  expect(JSON.parse(String(body))).toEqual({ Value: { other: 1, one: 2, rolesid: 'ADMIN' } });
});

test('a call without a body has none', async () => {
  const sent = await translated({ body: Buffer.alloc(0), bodyType: 'application/json' });
  expect(sent.body).toBeUndefined();
  expect(sent.headers).not.toHaveProperty('content-type');
});
