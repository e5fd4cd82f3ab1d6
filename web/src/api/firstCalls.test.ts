import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { asFirstCalls, firstCallFetch, takeFirstCalls } from './firstCalls';

const url = 'http://console.test/api/users';
const get = () => new Request(url, { headers: { email: 'maria@lumina.example' } });
const post = (body: string) => new Request(url, { method: 'POST', body, headers: { 'content-type': 'text/plain' } });
const send = (request: Request) => {
  const sent = asFirstCalls(firstCallFetch);
  if (!sent) throw new Error('It is no first call.');
  return sent(request);
};

/** Simulates the previous opening of the page: its first call becomes an early call of this one. */
async function early(request: Request, answer: Promise<Response>, ageMs = 0): Promise<void> {
  await send(request);
  const [call] = takeFirstCalls();
  if (call) vi.stubGlobal('window', { madeEarly: [{ call, at: performance.now() - ageMs, answer }] });
}

beforeEach(() => {
  vi.stubGlobal('window', {});
  vi.stubGlobal('fetch', async () => Response.json('asked now'));
});
afterEach(() => {
  takeFirstCalls();
  vi.unstubAllGlobals();
});

it('gives the early answer to the same call, once', async () => {
  await early(get(), Promise.resolve(Response.json('asked early')));
  expect(await (await send(get())).json()).toBe('asked early');
  expect(await (await send(get())).json()).toBe('asked now');
});

it.each([
  ['another body', post('1'), post('2')],
  ['another header', get(), new Request(url, { headers: { email: 'juan@lumina.example' } })],
  ['another method', get(), new Request(url, { method: 'POST', headers: { email: 'maria@lumina.example' } })],
  ['another address', get(), new Request(`${url}?page=2`, { headers: { email: 'maria@lumina.example' } })],
])('makes the call again with %s', async (_, before, now) => {
  await early(before, Promise.resolve(Response.json('asked early')));
  expect(await (await send(now)).json()).toBe('asked now');
});

it('makes the call again when the early answer is old', async () => {
  await early(get(), Promise.resolve(Response.json('asked early')), 10_001);
  expect(await (await send(get())).json()).toBe('asked now');
});

it('passes on the failure of an early call', async () => {
  const failed = Promise.reject(new TypeError('Failed to fetch'));
  await early(get(), failed);
  await expect(send(get())).rejects.toThrow('Failed to fetch');
});

it("lists the screen's first calls once", async () => {
  await send(post('{"Value":{}}'));
  expect(takeFirstCalls()).toEqual([
    { url, method: 'POST', headers: { 'content-type': 'text/plain' }, body: '{"Value":{}}' },
  ]);
  expect(takeFirstCalls()).toEqual([]);
});

it('drops early answers that no call has used', async () => {
  await early(get(), Promise.resolve(Response.json('asked early')));
  takeFirstCalls();
  expect(window.madeEarly).toEqual([]);
});

it('leaves all other calls as they are', () => {
  expect(firstCallFetch()).toBeUndefined();
  expect(() =>
    asFirstCalls(() => {
      throw new Error('odd');
    }),
  ).toThrow('odd');
  expect(firstCallFetch()).toBeUndefined();
});
