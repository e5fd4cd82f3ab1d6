import { expect, it } from 'vitest';
import { choicesFor, faultInWords, faultOf, writtenFault } from './faults';

const HTML = faultOf('html502') ?? {};

it.each([
  ['500', { status: 500 }, '500'],
  ['401', { status: 401 }, '401'],
  ['html502', HTML, '502 with a page of HTML'],
  ['cut', { drop: true }, 'connection cut'],
  ['lost', { lost: true }, 'done, answer lost'],
  ['2000ms', { latencyMs: 2000 }, 'after 2,000 ms'],
  ['held', { held: true }, 'held until repaired'],
  ['{"status":500,"lost":true}', { status: 500, lost: true }, '500, done anyway'],
  ['200.wrongCredentials', { status: 200, example: 'wrongCredentials' }, '200 wrongCredentials'],
  ['500,2000ms,held', { status: 500, latencyMs: 2000, held: true }, '500, after 2,000 ms, held until repaired'],
  ['500,call3', { status: 500, call: 3 }, '500, call 3 only'],
  ['cut,share30', { drop: true, share: 30 }, 'connection cut, 30 of 100 calls'],
  ['{"status":503,"body":"{}"}', { status: 503, body: '{}' }, '503 with a body of its own'],
])('%s is written, read and described', (written, fault, description) => {
  expect(faultOf(written)).toEqual(fault);
  expect(writtenFault(fault)).toBe(written);
  expect(faultInWords(fault)).toBe(description);
});

it('writes an example without a status with 200', () => {
  expect(writtenFault({ example: 'wrongCredentials' })).toBe('200.wrongCredentials');
});

it.each([
  '',
  '99',
  'html503',
  '500,',
  '12345678ms',
  '500,call0',
  '500,share101',
  '{"status":',
  '{"status":"high"}',
  '{"other":1}',
])('%s is not a fault', (written) => {
  expect(faultOf(written)).toBeUndefined();
});

it('offers the examples of the contract, and 401 when it is one of the answers', () => {
  const words = choicesFor([
    { status: 200, example: 'default' },
    { status: 200, example: 'alreadyThere' },
    { status: 500, example: 'internalServerError' },
  ]).map(({ word }) => word);
  expect(words).toEqual(['', '500', 'html502', 'cut', 'lost', '200.default', '200.alreadyThere']);
  expect(choicesFor([{ status: 401, example: 'invalidAccessToken' }]).map(({ word }) => word)).toContain('401');
  for (const word of words.filter(Boolean)) expect(faultOf(word), word).toBeDefined();
});
