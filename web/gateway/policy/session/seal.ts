// Encrypts and authenticates values that the browser keeps for the gateway. Each has an expiry time.
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

export type Seals = ReturnType<typeof createSeals>;

/** The first secret seals, all of them open, so a secret can be replaced while people are signed in. */
export function createSeals(secrets: readonly [string, ...string[]]) {
  const keys = secrets.map((secret) => Buffer.from(hkdfSync('sha256', secret, '', 'seal', 32)));
  const [current] = keys as [Buffer, ...Buffer[]];

  function opened(key: Buffer, use: string, bytes: Buffer): unknown {
    const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES });
    decipher.setAAD(Buffer.from(use));
    decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    const text = Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
    return JSON.parse(text.toString());
  }

  return {
    /** A value sealed for one use cannot be opened for another. */
    seal<Value>(use: string, value: Value, lifetimeMs: number): string {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(ALGORITHM, current, iv, { authTagLength: TAG_BYTES });
      cipher.setAAD(Buffer.from(use));
      const text = JSON.stringify({ value, until: Date.now() + lifetimeMs });
      const sealed = Buffer.concat([cipher.update(text), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
    },

    /** Undefined unless one of the secrets sealed it for this use and it has not expired. */
    open<Value>(use: string, sealed: string): Value | undefined {
      const bytes = Buffer.from(sealed, 'base64url');
      if (bytes.length <= IV_BYTES + TAG_BYTES) return undefined;
      for (const key of keys) {
        try {
          const { value, until } = opened(key, use, bytes) as { value: Value; until: number };
          return until > Date.now() ? value : undefined;
        } catch {
          // Sealed with another secret, or not a seal at all.
        }
      }
      return undefined;
    },
  };
}
