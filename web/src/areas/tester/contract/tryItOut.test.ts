import { expect, it } from 'vitest';
import { decodedResponse, encodedRequest } from './document';

it('encodes headers as the servers expect them', () => {
  const request = { url: 'api/x', headers: { email: 'Núñez', accept: 'application/json' } };
  expect(encodedRequest(request)).toEqual({
    url: 'api/x',
    headers: { email: 'N%C3%BA%C3%B1ez', accept: 'application/json' },
  });
});

it('shows quoted JSON decoded, and everything else unchanged', () => {
  const answer = (text: string, type = 'text/plain; charset=utf-8') => ({ text, headers: { 'content-type': type } });
  expect(decodedResponse(answer(JSON.stringify('{"success":true}'))).text).toBe('{\n  "success": true\n}');
  expect(decodedResponse(answer('Bad gateway')).text).toBe('Bad gateway');
  expect(decodedResponse(answer('"{}"', 'application/json')).text).toBe('"{}"');
});
