import { afterEach, expect, it, vi } from 'vitest';
import { outcomeHeader } from '#wire/outcome';
import { stubFetch } from '@/api/testing';

afterEach(() => vi.unstubAllGlobals());

async function answered(answer: () => Response) {
  stubFetch(async () => answer());
  const { isFeatureOn } = await import('./calls');
  return isFeatureOn('ENABLE_AXADOMAIN');
}

it.each([
  ['it is set', { data: { is_active: true } }, true],
  ['it is set to off', { data: { is_active: false } }, false],
  ['it has no value', { data: { is_active: null } }, false],
  ['it is not there', { data: null }, false],
])('a feature is on only if the server says so: %s', async (_, body, isOn) => {
  expect(await answered(() => Response.json(body))).toBe(isOn);
});

it('a feature that the server does not know is off', async () => {
  expect(await answered(() => Response.json({ message: 'No such flag' }, { status: 404 }))).toBe(false);
});

it.each([
  ['a failure', () => Response.json({ message: 'Internal Server Error' }, { status: 500 })],
  ['an unreachable server', () => Response.json({ message: 'Bad Gateway' }, { status: 502 })],
  ['no answer', () => Response.error()],
  [
    'the page of a proxy',
    () => new Response('<h1>Not found</h1>', { status: 404, headers: { 'content-type': 'text/html' } }),
  ],
  ['another refusal', () => Response.json({ message: 'You are not allowed to do this.' }, { status: 403 })],
  [
    'a refusal with the status of a success',
    () => Response.json({ message: 'Not now.' }, { headers: outcomeHeader({ failure: 'refused' }) }),
  ],
])('%s leaves open whether a feature is on', async (_, answer) => {
  await expect(answered(answer)).rejects.toThrow();
});
