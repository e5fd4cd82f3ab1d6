// What a report must not tell, because it is sent to people: whatever lets somebody in.
const SECRET =
  /pass|token|authori[sz]ation|cookie|otp|ver(ification_?)?code|secret|_pw\b|pwd|proof|altcha|ticket|deviceid|device-id/i;
const MASK = '•••';

const BEARER = /\bBearer \S+/g;
/** As they are mailed: six letters and digits, without those that people read wrongly. */
const ONE_TIME_CODE = /\b(?!\d+\b)[A-HJ-NP-Z2-9]{6}\b/g;

/** What somebody wrote, or Playwright did of what it saw: rather a word too much than a code. */
export const maskedText = (text: string) => withoutBearer(text).replace(ONE_TIME_CODE, MASK);

const withoutBearer = (text: string) => text.replace(BEARER, `Bearer ${MASK}`);

/** The same, with everything masked that stands under a name of a secret, however deep. */
export function masked(value: unknown): unknown {
  if (typeof value === 'string') return withoutBearer(value);
  if (Array.isArray(value)) return value.map(masked);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, SECRET.test(name) && isTold(inner) ? MASK : masked(inner)]),
  );
}

/** That there is none, or whether something holds, is no secret. */
const isTold = (value: unknown) => value !== null && value !== '' && typeof value !== 'boolean';

/** What a browser sends by itself says nothing about what was done. */
const OF_THE_BROWSER =
  /^(accept|connection|host|user-agent|sec-|origin|referer|content-length|content-type|x-forwarded|x-request-id|x-mock-world|cookie|dnt|pragma|cache-control|te$|transfer-encoding|priority|upgrade)/i;

export const tellingHeaders = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_THE_BROWSER.test(name)));
