// An example of a codec: AES-256-GCM with Node's own crypto. A text becomes base64 of nonce (12 bytes), ciphertext and
// tag (16 bytes). Its kind (value, header, answer) is authenticated, too, so that one kind cannot be used as another.
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Codec } from './codec';

const ALGORITHM = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

export function aes256gcm({ key = '' }: Record<string, string>): Codec {
  const secret = Buffer.from(key, 'base64');
  if (secret.length !== KEY_BYTES) throw new Error(`codecSecrets.key must be ${KEY_BYTES} bytes in base64`);

  function seal(text: string, kind: string): string {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(ALGORITHM, secret, nonce).setAAD(Buffer.from(kind));
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, sealed, cipher.getAuthTag()]).toString('base64');
  }

  function open(text: string, kind: string): string {
    const bytes = Buffer.from(text, 'base64');
    const decipher = createDecipheriv(ALGORITHM, secret, bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES })
      .setAAD(Buffer.from(kind))
      .setAuthTag(bytes.subarray(-TAG_BYTES));
    return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()]).toString();
  }

  return {
    encodeValue: (json) => seal(json, 'value'),
    encodeHeader: (value) => seal(value, 'header'),
    decodeAnswer: (text) => open(text, 'answer'),
  };
}
