import { expect, it } from 'vitest';
import { asConsoleSends, decoded } from './tryingIt';

it('encodes headers as the servers expect them', () => {
  const request = { url: 'api/x', headers: { email: 'Núñez', accept: 'application/json' } };
  expect(asConsoleSends(request)).toEqual({
    url: 'api/x',
    headers: { email: 'N%C3%BA%C3%B1ez', accept: 'application/json' },
  });
});

it('shows quoted JSON decoded, and everything else unchanged', () => {
  const answer = (text: string, type = 'text/plain; charset=utf-8') => ({ text, headers: { 'content-type': type } });
  expect(decoded(answer(JSON.stringify('{"success":true}'))).text).toBe('{\n  "success": true\n}');
  expect(decoded(answer('Bad gateway')).text).toBe('Bad gateway');
  expect(decoded(answer('"{}"', 'application/json')).text).toBe('"{}"');
});
