// Masks everything in a report with which somebody could sign in, because reports are sent around.
const SECRET =
  /pass|token|authori[sz]ation|cookie|otp|ver(ification_?)?code|secret|_pw\b|pwd|proof|altcha|ticket|deviceid|device-id/i;
const MASK = '•••';

const BEARER = /\bBearer \S+/g;
/** One-time passwords in mails have six letters and digits, without those that are easily misread. */
const ONE_TIME_CODE = /\b(?!\d+\b)[A-HJ-NP-Z2-9]{6}\b/g;

/** For free text, where it is better to mask a harmless word than to show a code. */
export const maskText = (text: string) => withoutBearer(text).replace(ONE_TIME_CODE, MASK);

const withoutBearer = (text: string) => text.replace(BEARER, `Bearer ${MASK}`);

/** Also masks all values, at any depth, whose name is that of a secret. */
export function maskSecrets(value: unknown): unknown {
  if (typeof value === 'string') return withoutBearer(value);
  if (Array.isArray(value)) return value.map(maskSecrets);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      SECRET.test(name) && canBeSecret(inner) ? MASK : maskSecrets(inner),
    ]),
  );
}

/** Null, an empty text and a boolean are not secret. */
const canBeSecret = (value: unknown) => value !== null && value !== '' && typeof value !== 'boolean';

/** Headers that browsers send by themselves, which say nothing about what was done. */
const BROWSER_HEADERS =
  /^(accept|connection|host|user-agent|sec-|origin|referer|content-length|content-type|x-forwarded|x-request-id|x-mock-world|cookie|dnt|pragma|cache-control|te$|transfer-encoding|priority|upgrade)/i;

export const relevantHeaders = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !BROWSER_HEADERS.test(name)));
