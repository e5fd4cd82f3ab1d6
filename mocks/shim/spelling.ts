// How the shim encodes and decodes. It does not share the gateway's code, so that a mistake in the gateway cannot
// cancel itself out.
import { createCipheriv, createDecipheriv, randomFillSync } from 'node:crypto';

const key = (secret: string) => Buffer.from(secret, 'base64');

export function seal(text: string, as: 'answer', secret: string): string {
  const bytes = Buffer.alloc(12);
  const cipher = createCipheriv('aes-256-gcm', key(secret), randomFillSync(bytes));
  cipher.setAAD(Buffer.from(as));
  const inside = [cipher.update(text, 'utf8'), cipher.final()];
  return Buffer.concat([bytes, ...inside, cipher.getAuthTag()]).toString('base64');
}

/** Throws when the text was not sealed for this purpose. */
export function unseal(text: string, as: 'value' | 'header', secret: string): string {
  const bytes = Buffer.from(text, 'base64');
  const decipher = createDecipheriv('aes-256-gcm', key(secret), bytes.subarray(0, 12));
  decipher.setAAD(Buffer.from(as));
  decipher.setAuthTag(bytes.subarray(bytes.length - 16));
  return decipher.update(bytes.subarray(12, bytes.length - 16), undefined, 'utf8') + decipher.final('utf8');
}

export const reversed = (names: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(names).map(([one, other]) => [other, one]));

export function withNames(json: string, names: Record<string, string>): string {
  return JSON.stringify(JSON.parse(json), (_key, value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [names[name] ?? name, each]));
  });
}

/** Escapes a header as the browser does: plain ASCII, and everything else percent-encoded. */
export const asHeader = (text: string) => text.replace(/[^\x20-\x7e]|%/gu, encodeURIComponent);
