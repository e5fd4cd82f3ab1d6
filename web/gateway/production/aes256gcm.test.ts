import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { seal } from '../../../mocks/shim/spelling';
import { aes256gcm } from './aes256gcm';

const key = randomBytes(32).toString('base64');
const { encodeValue, decodeAnswer } = aes256gcm({ key });

test('encodes the same value differently each time, in plain ASCII', () => {
  const texts = [encodeValue?.('Peña'), encodeValue?.('Peña')];
  expect(new Set(texts).size).toBe(2);
  expect(texts.join('')).toMatch(/^[\w+/=]+$/);
});

test('does not decode a text that was changed, cut, sealed with another key or sealed for another use', () => {
  const sealed = seal('{"a":1}', 'answer', key);
  expect(decodeAnswer?.(sealed)).toBe('{"a":1}');
  const bytes = Buffer.from(sealed, 'base64');
  bytes.writeUInt8((bytes[14] ?? 0) ^ 1, 14);
  for (const other of [
    bytes.toString('base64'),
    sealed.slice(0, -8),
    '',
    '{"a":1}',
    seal('{"a":1}', 'answer', randomBytes(32).toString('base64')),
    String(encodeValue?.('{"a":1}')),
  ])
    expect(() => decodeAnswer?.(other)).toThrow();
});

test.each(['', 'c2hvcnQ='])('refuses a key of another length', (short) => {
  expect(() => aes256gcm({ key: short })).toThrow('codecSecrets.key must be 32 bytes in base64');
});
