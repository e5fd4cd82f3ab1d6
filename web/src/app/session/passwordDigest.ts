// Digests of passwords, and the other random values of a session.
import type { PasswordDigest } from './session';

/** OWASP's recommendation for PBKDF2 with SHA-256. The browser computes it off the main thread. */
const ITERATIONS = 600_000;

const toHex = (bytes: Uint8Array) => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
const fromHex = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

async function derive(password: string, salt: string, iterations: number): Promise<string> {
  const key = await crypto.subtle.importKey('raw', new TextEncoder().encode(password), 'PBKDF2', false, ['deriveBits']);
  const bits = await crypto.subtle.deriveBits(
    { name: 'PBKDF2', hash: 'SHA-256', salt: fromHex(salt), iterations },
    key,
    256,
  );
  return toHex(new Uint8Array(bits));
}

export async function digestOf(password: string): Promise<PasswordDigest> {
  const salt = toHex(crypto.getRandomValues(new Uint8Array(16)));
  return { salt, iterations: ITERATIONS, digest: await derive(password, salt, ITERATIONS) };
}

export async function matches(password: string, { salt, digest, iterations }: PasswordDigest): Promise<boolean> {
  return (await derive(password, salt, iterations)) === digest;
}

/** 32 random bytes, new for each sign-in. They identify the session's browser to the upstream. */
export const newDeviceId = () => toHex(crypto.getRandomValues(new Uint8Array(32)));
